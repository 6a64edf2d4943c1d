// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <0,2,-8.5> look_at <0,1.3,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.93,.94,.9>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.93,.94,.9>} finish{diffuse 0.6 ambient 0.2}}
superellipsoid{<.3,.35> scale<.75,1.0,.45> translate y*1.0 pigment{rgb<.55,.68,.55>} finish{ambient .12 diffuse .7 phong 0.3 phong_size 60 specular 0.5 roughness .02 reflection{0.02,0.06 fresnel off} }}
cylinder{<0,1.95,0><0,2.2,0> .26 pigment{rgb<.95,.95,.93>} finish{ambient .12 diffuse .7 phong 0.3 phong_size 60 specular 0.5 roughness .02 reflection{0.02,0.05 fresnel off} }}
cylinder{<0,2.15,0><0,2.55,0> .08 pigment{rgb<.95,.95,.93>}}
superellipsoid{<.5,.5> scale<.42,.1,.16> translate<-.2,2.6,0> pigment{rgb<.95,.95,.93>} finish{ambient .12 diffuse .7 phong 0.3 phong_size 60 specular 0.5 roughness .02 reflection{0.02,0.05 fresnel off} }}
box{<-.48,.55,-.47><.48,1.35,-.455> pigment{rgb<.97,.96,.92>} finish{ambient .15 diffuse .8}}
text{ttf "timrom.ttf" "Salvia" .004 0 pigment{rgb <.2,.32,.22>} finish{ambient .25 diffuse .6} no_shadow no_reflection scale <0.28,0.28,.2> translate<-0.37,0.85,-0.475> }
