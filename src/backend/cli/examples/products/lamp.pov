// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <0,2,-10> look_at <0,1.5,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.9,.88,.84>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.9,.88,.84>} finish{diffuse 0.6 ambient 0.2}}
cylinder{<0,0,0><0,.12,0> .75 pigment{rgb<.12,.12,.13>} finish{ambient .12 diffuse .7 phong 0.3 phong_size 60 specular 0.5 roughness .02 reflection{0.02,0.06 fresnel off} }}
cylinder{<0,.1,0><-.55,1.7,0> .05 pigment{rgb<.82,.65,.35>} finish{metallic specular .9 reflection .3}}
cylinder{<-.55,1.7,0><.75,2.75,0> .05 pigment{rgb<.82,.65,.35>} finish{metallic specular .9 reflection .3}}
sphere{<-.55,1.7,0>.1 pigment{rgb<.12,.12,.13>} finish{ambient .12 diffuse .7 phong 0.3 phong_size 60 specular 0.5 roughness .02 reflection{0.02,0.06 fresnel off} }}
difference{cone{<0,0,0>.75<0,.75,0>.22} cone{<0,-.02,0>.72<0,.7,0>.2} rotate z*-18 translate<.95,2.15,0> pigment{rgb<.12,.35,.3>} finish{ambient .12 diffuse .7 phong 0.4 phong_size 60 specular 0.5 roughness .02 reflection{0.02,0.08 fresnel off} }}
sphere{<.93,2.3,0>.2 pigment{rgb<1,.95,.8>} finish{ambient 1.4}}
