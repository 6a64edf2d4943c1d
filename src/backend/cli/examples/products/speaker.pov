// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <0,1.9,-8.5> look_at <0,1.4,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.85,.85,.88>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.85,.85,.88>} finish{diffuse 0.6 ambient 0.2}}
superellipsoid{<.25,.25> scale<1.1,1.35,.8> translate y*1.35 rotate y*18 pigment{rgb<.09,.3,.42>} finish{ambient .12 diffuse .7 phong 0.3 phong_size 60 specular 0.4 roughness .02 reflection{0.02,0.06 fresnel off} }}
cylinder{<0,1.05,-.84><0,1.05,-.7> .72 rotate y*18 pigment{rgb .1} finish{specular .4}}
cylinder{<0,1.05,-.86><0,1.05,-.7> .45 rotate y*18 pigment{rgb .2} finish{specular .6}}
cylinder{<0,2.15,-.86><0,2.15,-.7> .28 rotate y*18 pigment{rgb .1} finish{specular .6}}
