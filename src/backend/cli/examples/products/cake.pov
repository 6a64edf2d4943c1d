// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <0,2.9,-8> look_at <0,0.7,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.75,.83,.82>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.75,.83,.82>} finish{diffuse 0.6 ambient 0.2}}
cylinder{<0,.15,0><0,1.1,0> 1.2 pigment{rgb<.98,.9,.88>} finish{diffuse .75 specular .1 ambient .15}}
cylinder{<0,0,0><0,.12,0> 1.7 pigment{rgb .95} finish{ambient .12 diffuse .7 phong 0.3 phong_size 60 specular 0.3 roughness .02 reflection{0.02,0.05 fresnel off} }}
torus{1.12,.11 translate y*1.12 pigment{rgb<.8,.3,.4>}}
#declare I=0;#while(I<9) sphere{<.85*cos(I*.698),1.22,.85*sin(I*.698)> .2 pigment{rgb<.75,.05,.1>} finish{ambient .12 diffuse .7 phong 0.6 phong_size 60 specular 0.6 roughness .02 reflection{0.02,0.05 fresnel off} }} #declare I=I+1;#end
