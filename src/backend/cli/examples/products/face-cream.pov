// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <0,2.4,-6.5> look_at <0,0.7,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.93,.9,.87>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.93,.9,.87>} finish{diffuse 0.6 ambient 0.2}}
cylinder{<0,0,0><0,.95,0> 1 pigment{rgb<.93,.92,.9>} finish{ambient .12 diffuse .7 phong 0.5 phong_size 60 specular 0.6 roughness .02 reflection{0.02,0.08 fresnel off} }}
cylinder{<0,.97,0><0,1.35,0> 1.04 pigment{rgb<.87,.78,.66>} finish{ambient .12 diffuse .7 phong 0.5 phong_size 60 specular 0.8 roughness .02 reflection{0.02,0.15 fresnel off} }}
cylinder{<0,.25,0><0,.7,0> 1.004 pigment{rgb<.95,.94,.92>}}
text{ttf "timrom.ttf" "lumi" .004 0 pigment{rgb <.35,.3,.25>} finish{ambient .25 diffuse .6} no_shadow no_reflection scale <0.4,0.4,.2> translate<-0.34,0.42,-1.02> }
