// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <0,2.1,-8> look_at <0,1.1,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.86,.88,.84>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.86,.88,.84>} finish{diffuse 0.6 ambient 0.2}}
cylinder{<0,0,0><0,1.75,0> .85 pigment{rgb<.08,.24,.2>} finish{ambient .12 diffuse .7 phong 0.4 phong_size 60 specular 0.6 roughness .02 reflection{0.02,0.1 fresnel off} }}
cylinder{<0,1.75,0><0,1.8,0> .83 pigment{rgb<.05,.15,.12>}}
cylinder{<0,1.8,0><0,2.15,0> .87 pigment{rgb<.08,.24,.2>} finish{ambient .12 diffuse .7 phong 0.4 phong_size 60 specular 0.6 roughness .02 reflection{0.02,0.1 fresnel off} }}
cylinder{<0,.5,0><0,1.25,0> .854 pigment{rgb<.93,.88,.74>} finish{ambient .15 diffuse .75}}
cylinder{<0,.56,0><0,.58,0> .857 pigment{rgb<.6,.45,.2>}}
cylinder{<0,1.17,0><0,1.19,0> .857 pigment{rgb<.6,.45,.2>}}
text{ttf "timrom.ttf" "MIDORI" .004 0 pigment{rgb <.08,.24,.2>} finish{ambient .25 diffuse .6} no_shadow no_reflection scale <0.27,0.27,.2> translate<-0.47,0.78,-0.865> }
