// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <.6,.3,-14> look_at <0,0,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{-z,-.6 pigment{rgb<.78,.74,.68>} finish{diffuse .7 ambient .12}}cylinder{<0,0,-.1><0,0,.15> .95 pigment{rgb<.75,.75,.78>} finish{metallic specular .9 roughness .01 reflection .35 diffuse .5}}
cylinder{<0,0,-.12><0,0,-.1> .82 pigment{rgb<.03,.06,.14>} finish{specular .5 reflection .08}}
#declare I=0;#while(I<12) box{<-.025,.6,-.14><.025,.75,-.11> rotate z*I*30 pigment{rgb .95}} #declare I=I+1;#end
box{<-.03,-.1,-.16><.03,.5,-.14> rotate z*50 pigment{rgb .97}} box{<-.02,-.1,-.17><.02,.65,-.15> rotate z*-62 pigment{rgb .97}}
superellipsoid{<.15,.3> scale<.55,1.1,.07> translate<0,1.75,.08> pigment{rgb<.36,.18,.08>} finish{diffuse .8 specular .2}}
superellipsoid{<.15,.3> scale<.55,1.1,.07> translate<0,-1.75,.08> pigment{rgb<.36,.18,.08>} finish{diffuse .8 specular .2}}
cylinder{<.9,0,.02><1.1,0,.02> .12 pigment{rgb<.8,.8,.83>} finish{metallic reflection .3}}
