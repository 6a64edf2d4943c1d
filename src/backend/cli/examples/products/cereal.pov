// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <0,2,-8> look_at <0,1.05,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.95,.95,.95>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.95,.95,.95>} finish{diffuse 0.6 ambient 0.2}}
box{<-.9,0,-.45><.9,2.1,.45> pigment{rgb<.95,.76,.18>} finish{ambient .12 diffuse .7 phong 0.2 phong_size 60 specular 0.3 roughness .02 reflection{0.02,0.03 fresnel off} } rotate y*24}
box{<-.91,1.1,-.455><.91,1.6,.455> pigment{rgb<.13,.3,.22>} rotate y*24}
sphere{<0,.6,-.46> .3 scale<1,1,.1> translate<0,0,-.41> pigment{rgb<.8,.35,.15>} rotate y*24}
text{ttf "cyrvetic.ttf" "KORN" .004 0 pigment{rgb <1,1,1>} finish{ambient .25 diffuse .6} no_shadow no_reflection scale <0.5,0.5,.2> translate<-0.72,1.2,-0.465> rotate y*24}
