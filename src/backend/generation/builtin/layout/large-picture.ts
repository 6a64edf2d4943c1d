import type { Brief } from '../prompt/understand.ts'

const LARGE_PICTURE =
  /(?<!\p{L})(?:photo|picture|image|product|produkt|bild|foto|produit|producto|produto|ảnh|hình|sản phẩm)\p{L}*(?: \p{L}+){0,3}? (?:big|large|huge|hero|groß\p{L}*|gross|grand|grande|en grand|vedette|to|lớn|nổi bật)(?!\p{L})|(?:big|large|huge|große[snrm]?|grande?|gran) (?:photo|picture|product shot|foto|bild|imagen|imagem|image)(?!\p{L})|(?:que destaque|destacar|destaque para|mettre en valeur|im mittelpunkt)(?!\p{L})|写真[をは]?(?:大きく|メイン)|大きな写真|사진(?:을|은)? ?크게|(?:图片?|照片|产品)(?:要|放)?(?:大|突出)|突出产品|大图|(?:รูป|ภาพ|สินค้า)(?:ให้)?ใหญ่|เน้น(?:สินค้า|รูป)/iu

/** "Use the photo large", 写真を大きく: an instruction to the designer. */
export const asksForLargePicture = ({ dropped }: Pick<Brief, 'dropped'>): boolean =>
  dropped.some((text) => LARGE_PICTURE.test(text))
