// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <0,1.9,-8> look_at <0,1.3,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.5,.52,.56>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.5,.52,.56>} finish{diffuse 0.6 ambient 0.2}}
difference{torus{1.15,.11 rotate x*90 translate y*1.4} box{<-3,-3,-3><3,1.3,3>} pigment{rgb<.06,.06,.07>} finish{ambient .12 diffuse .7 phong 0.5 phong_size 60 specular 0.6 roughness .02 reflection{0.02,0.1 fresnel off} }}
#declare I=-1; #while(I<2)
superellipsoid{<.9,.35> scale<.26,.52,.42> rotate z*I*6 translate<I*1.15,1.0,0> pigment{rgb<.07,.07,.085>} finish{ambient .12 diffuse .7 phong 0.5 phong_size 60 specular 0.6 roughness .02 reflection{0.02,0.1 fresnel off} }}
superellipsoid{<.9,.5> scale<.16,.42,.36> translate<I*.9,1.0,0> pigment{rgb<.12,.1,.09>} finish{diffuse .8}}
torus{.34,.03 rotate z*90 translate<I*1.42,1.0,0> pigment{rgb<.8,.6,.35>} finish{metallic specular .9 reflection .3}}
#declare I=I+2;#end
