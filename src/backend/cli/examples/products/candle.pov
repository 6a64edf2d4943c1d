// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <0,2.4,-7> look_at <0,0.9,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.7,.64,.58>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.7,.64,.58>} finish{diffuse 0.6 ambient 0.2}}
difference{cylinder{<0,0,0><0,1.6,0> .8} cylinder{<0,1.1,0><0,1.7,0> .73} pigment{rgbf<.85,.6,.35,.25>} finish{ambient .12 diffuse .7 phong 0.6 phong_size 60 specular 0.8 roughness .02 reflection{0.02,0.12 fresnel off} }}
cylinder{<0,1.05,0><0,1.15,0> .73 pigment{rgb<.97,.92,.8>}}
cylinder{<0,1.1,0><0,1.3,0> .03 pigment{rgb .1}}
sphere{0,.5 scale<.12,.32,.12> translate y*1.5 pigment{rgb<1,.8,.4>} finish{ambient 1.6}}
cylinder{<0,.35,0><0,.85,0> .803 pigment{rgb<.96,.93,.87>}}
