// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <0,2,-10> look_at <0,1.6,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.84,.88,.9>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.84,.88,.9>} finish{diffuse 0.6 ambient 0.2}}
lathe{cubic_spline 12 <0,-.1>,<.5,0>,<.62,.05>,<.64,.2>,<.64,2.0>,<.6,2.25>,<.42,2.45>,<.36,2.55>,<.36,2.7>,<.3,2.72>,<.1,2.73>,<0,2.74> pigment{rgb<.16,.36,.52>} finish{ambient .12 diffuse .7 phong 0.3 phong_size 60 specular 0.5 roughness .02 reflection{0.02,0.06 fresnel off} }}
cylinder{<0,2.6,0><0,3.05,0> .4 pigment{rgb<.1,.1,.11>} finish{ambient .12 diffuse .7 phong 0.2 phong_size 60 specular 0.3 roughness .02 reflection{0.02,0.03 fresnel off} }}
torus{.3,.05 rotate x*90 translate<0,3.15,0> pigment{rgb<.1,.1,.11>}}
text{ttf "cyrvetic.ttf" "FJELL" .004 0 pigment{rgb <.95,.95,.95>} finish{ambient .25 diffuse .6} no_shadow no_reflection scale <0.24,0.24,.2> translate<-0.36,1.2,-0.66> }
