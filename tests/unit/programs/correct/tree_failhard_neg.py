def nm(t,a,b,color):
    if not isinstance(t,list): return color*t
    for c in t:
        s=-nm(c,-b,-a,-color)
        if s>=b: return b
        if s>a: a=s
    return a
print(nm([[[3,5],[6,9]],[[1,2],[0,-1]],[[7,4],[8,2]]],-100,100,1))
