"""placeholder"""
def reasons_for(judge, world, seat, action):
    return ()
