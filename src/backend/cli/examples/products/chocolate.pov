// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <0,2,-9> look_at <0,1.25,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.9,.86,.82>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.9,.86,.82>} finish{diffuse 0.6 ambient 0.2}}
#declare W=union{box{<-1.15,0,-.09><1.15,2.5,.09> pigment{rgb<.14,.06,.035>} finish{ambient .12 diffuse .7 phong 0.4 phong_size 60 specular 0.5 roughness .02 reflection{0.02,0.08 fresnel off} }}
#declare I=0;#while(I<4)#declare J=0;#while(J<5) superellipsoid{<.18,.18> scale<.25,.22,.07> translate<-.86+I*.573,.27+J*.49,-.1> pigment{rgb<.2,.085,.045>} finish{ambient .12 diffuse .7 specular .5 roughness .03}} #declare J=J+1;#end #declare I=I+1;#end
box{<-1.2,-.02,-.2><1.2,1.35,.12> pigment{rgb<.62,.08,.14>} finish{ambient .12 diffuse .7 phong 0.25 phong_size 60 specular 0.35 roughness .02 reflection{0.02,0.04 fresnel off} }}
box{<-1.205,1.28,-.205><1.205,1.36,.125> pigment{rgb<.83,.66,.32>} finish{metallic specular .8 reflection .2}}}
object{W rotate x*12 rotate y*14}
text{ttf "timrom.ttf" "NOIR" .004 0 pigment{rgb <.95,.87,.65>} finish{ambient .25 diffuse .6} no_shadow no_reflection scale <0.52,0.52,.2> translate<-0.66,0.5,-0.215> rotate x*12 rotate y*14}
