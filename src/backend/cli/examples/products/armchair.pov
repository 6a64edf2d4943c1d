// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <-2.4,3,-10.5> look_at <0,1.2,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.88,.87,.84>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.88,.87,.84>} finish{diffuse 0.6 ambient 0.2}}
#declare C=texture{pigment{rgb<.75,.42,.2>} finish{ambient .12 diffuse .75} normal{granite .08 scale .12}}
superellipsoid{<.3,.3> scale<1.25,.32,1.05> translate<0,.95,0> texture{C}}
superellipsoid{<.3,.3> scale<1.25,1.0,.3> rotate x*12 translate<0,1.75,.85> texture{C}}
superellipsoid{<.35,.35> scale<.28,.55,1.05> translate<-1.3,1.2,.05> texture{C}}
superellipsoid{<.35,.35> scale<.28,.55,1.05> translate<1.3,1.2,.05> texture{C}}
superellipsoid{<.4,.4> scale<.95,.2,.85> translate<0,1.32,-.12> texture{C}}
#declare I=-1;#while(I<2)#declare J=-1;#while(J<2) cone{<I*1.05,.7,J*.75>.09<I*1.2,0,J*.9>.05 pigment{rgb<.25,.14,.08>} finish{specular .3}} #declare J=J+2;#end #declare I=I+2;#end
