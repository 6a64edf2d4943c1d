// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <0,2.8,-6.5> look_at <0,0.8,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.85,.8,.73>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.85,.8,.73>} finish{diffuse 0.6 ambient 0.2}}
difference{cylinder{<0,0,0><0,1.7,0> .85} cylinder{<0,.12,0><0,1.8,0> .77} pigment{rgb<.72,.2,.13>} finish{ambient .12 diffuse .7 phong 0.6 phong_size 60 specular 0.7 roughness .02 reflection{0.02,0.1 fresnel off} }}
torus{.5,.1 rotate x*90 scale<.8,1,1> translate<.92,.85,0> pigment{rgb<.72,.2,.13>} finish{ambient .12 diffuse .7 phong 0.6 phong_size 60 specular 0.7 roughness .02 reflection{0.02,0.1 fresnel off} }}
cylinder{<0,1.45,0><0,1.5,0> .77 pigment{rgb<.12,.06,.03>} finish{reflection .1}}
