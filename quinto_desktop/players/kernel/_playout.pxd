from quinto_desktop.players.kernel._accumulator cimport Accumulator, AccumulatorInputs
from quinto_desktop.players.kernel._bits cimport exp, log, low_bit, top_bit
from quinto_desktop.players.kernel._ending cimport Ending
from quinto_desktop.players.kernel._features cimport CardFeatures
from quinto_desktop.players.kernel._network cimport CardNetwork
from quinto_desktop.players.kernel._state cimport State
from quinto_desktop.players.kernel._rules cimport Table
