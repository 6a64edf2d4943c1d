/** "Abrimos los domingos", "Sonntags geöffnet": opening days, which invite a visit. */
const OPEN_DAYS =
  /^ ?¡? ?(?:(?:(?:we['’]re|we are|now|also) )*open(?: (?:again|late|on|this|every|sundays?|mondays?|saturdays?|weekends?|bank holidays?|all day|until|til|through)(?!\p{L}))|(?:wir (?:haben|sind) )?(?:jetzt )?(?:auch )?(?:\p{L}*tags|\p{L}+ )?(?:geöffnet|offen)|(?:wir haben|wir sind) .{2,30} (?:geöffnet|für sie da|offen)|(?:nous sommes |on est )?ouvert|nous ouvrons|on ouvre|(?:ya |ahora )?(?:abrimos|estamos abiertos)|(?:já |agora )?(?:abrimos|estamos abertos|aberto)|mở cửa)(?!\p{L})|^ ?เปิด(?:ให้บริการ|ร้าน)?(?:ทุกวัน|วัน|ถึง|24)|(?:営業します|営業中|営業開始|も営業|정상 ?영업|영업합니다|영업해요|照常营业|正常营业|营业中) ?$/u

export const tellsOpenDays = (headline: string): boolean => OPEN_DAYS.test(headline)
