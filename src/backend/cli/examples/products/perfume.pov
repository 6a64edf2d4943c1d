// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <0,2,-9> look_at <0,1.5,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.94,.87,.84>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.94,.87,.84>} finish{diffuse 0.6 ambient 0.2}}
superellipsoid{<.2,.2> scale<.85,1.05,.45> translate y*1.05 pigment{rgb<.93,.68,.66>} finish{ambient .12 diffuse .7 phong 0.8 phong_size 60 specular 0.9 roughness .02 reflection{0.02,0.2 fresnel off} }}
box{<-.5,.7,-.47><.5,1.3,-.46> pigment{rgb<.97,.93,.9>}}
cylinder{<0,2.1,0><0,2.3,0> .2 pigment{rgb<.85,.68,.4>} finish{metallic reflection .3 specular .8}}
cylinder{<0,2.3,0><0,2.95,0> .32 pigment{rgb<.85,.68,.4>} finish{metallic reflection .3 specular .8}}
text{ttf "timrom.ttf" "Alba" .004 0 pigment{rgb <.4,.2,.2>} finish{ambient .25 diffuse .6} no_shadow no_reflection scale <0.34,0.34,.2> translate<-0.3,0.9,-0.475> }
