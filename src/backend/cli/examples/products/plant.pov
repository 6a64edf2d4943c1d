// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <0,2.2,-13> look_at <0,1.75,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.9,.9,.87>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.9,.9,.87>} finish{diffuse 0.6 ambient 0.2}}
lathe{linear_spline 5 <0,0>,<.55,0>,<.8,1.1>,<.88,1.1>,<.86,1.3> pigment{rgb<.75,.36,.2>} finish{diffuse .8 ambient .1}}
#declare I=0;#while(I<26) #declare A=rand(R)*360; #declare T=15+rand(R)*45; #declare L=.8+rand(R)*.7;
sphere{0,1 scale<.14,L,.03> translate y*L rotate z*T rotate y*A translate y*1.15 pigment{rgb<.1+rand(R)*.12,.35+rand(R)*.25,.12>} finish{diffuse .75 specular .25 ambient .12}} #declare I=I+1;#end
