// A product of the examples: povray +W1280 +H960 +A0.2 on this file, then a little contrast.
#version 3.7;
global_settings{assumed_gamma 1.0 max_trace_level 12}
#include "colors.inc"
#include "woods.inc"
#include "shapes.inc"
#declare R=seed(7);
camera{location <0,2,-9> look_at <0,1.4,0> angle 32 right x*4/3}
light_source{<-6,9,-6> rgb 0.9 area_light <3,0,0>,<0,3,0>,5,5 adaptive 1 jitter}
light_source{<7,4,-5> rgb 0.35 area_light <2,0,0>,<0,2,0>,4,4 adaptive 1 jitter shadowless}
plane{y,0 pigment{rgb <.82,.77,.7>} finish{diffuse 0.75 ambient 0.12}}
plane{-z,-9 pigment{rgb <.82,.77,.7>} finish{diffuse 0.6 ambient 0.2}}
lathe{cubic_spline 11 <0,-.1>,<.6,0>,<.72,.05>,<.75,.3>,<.75,1.5>,<.7,1.75>,<.4,2.05>,<.26,2.2>,<.26,2.6>,<.2,2.62>,<0,2.7> pigment{rgb <.12,.015,.03>} finish{ambient .12 diffuse .7 phong 0.6 phong_size 60 specular 0.8 roughness .02 reflection{0.02,0.18 fresnel off} }}
cylinder{<0,.45,0><0,1.4,0> .762 pigment{rgb <.95,.93,.9>} finish{ambient .12 diffuse .75}}
cylinder{<0,.9,0><0,.93,0> .766 pigment{rgb <.1,.1,.1>}}
cylinder{<0,2.5,0><0,2.85,0> .29 pigment{rgb <.15,.02,.04>} finish{ambient .12 diffuse .7 phong 0.4 phong_size 60 specular 0.6 roughness .02 reflection{0.02,0.2 fresnel off} }}
text{ttf "timrom.ttf" "Aurel" .004 0 pigment{rgb <.12,.1,.08>} finish{ambient .25 diffuse .6} no_shadow no_reflection scale <0.3,0.3,.2> translate<-0.4,1.05,-0.775> }
