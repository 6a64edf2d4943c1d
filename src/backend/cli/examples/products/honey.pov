// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <0,2.2,-7.5> look_at <0,1.0,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.93,.9,.82>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.93,.9,.82>} finish{diffuse 0.6 ambient 0.2}}
lathe{cubic_spline 10 <0,-.1>,<.7,0>,<.85,.08>,<.9,.4>,<.9,1.1>,<.82,1.35>,<.62,1.5>,<.62,1.62>,<.5,1.63>,<0,1.64> pigment{rgb<.85,.45,.06>} finish{ambient .12 diffuse .7 phong 0.7 phong_size 60 specular 0.8 roughness .02 reflection{0.02,0.18 fresnel off} }}
cylinder{<0,1.55,0><0,1.95,0> .72 pigment{rgb<.9,.86,.78>} finish{ambient .12 diffuse .7 phong 0.3 phong_size 60 specular 0.4 roughness .02 reflection{0.02,0.08 fresnel off} }}
cylinder{<0,.35,0><0,1.0,0> .945 pigment{rgb<.97,.95,.9>} finish{ambient .15 diffuse .75}}
cylinder{<0,.42,0><0,.44,0> .948 pigment{rgb<.85,.45,.06>}}
text{ttf "timrom.ttf" "Imker" .004 0 pigment{rgb <.35,.2,.05>} finish{ambient .25 diffuse .6} no_shadow no_reflection scale <0.34,0.34,.2> translate<-0.4,0.62,-0.955> }
