import type { Scenery } from './scenery.ts'

export const vi: Scenery = {
  glows:
    'chụp|ánh sáng (?:ban mai|buổi sáng|sáng sớm|chiều|hoàng hôn|vàng|ấm|dịu|tự nhiên|cửa sổ|nến|xiên)|ánh nến|ánh trăng|ánh đèn(?: (?:vàng|đường|thành phố|neon))?|nắng (?:sớm|ban mai|chiều|nhạt|xiên|vàng|cửa sổ)|tia nắng|bình minh|hoàng hôn|chạng vạng|giờ vàng|ngược sáng|sương (?:sớm|mù|mai)|sương sớm trên [^,]+',
  props:
    'thư pháp|đèn dây|đèn lồng|bút chì|mực|màu nước|cắt dán|khắc gỗ|phấn|nét vẽ tay|gỗ|ánh lửa|rau củ|bàn|bàn gỗ|bàn bếp|mặt bàn|khăn trải bàn|khăn lanh|vải lanh|rèm|rèm cửa|rèm trắng|cửa sổ|bệ cửa sổ|nến|lò sưởi|than hồng|khói|hơi nước|thớt gỗ|sàn gỗ|mặt đá|đá|tường gạch|tường trắng|lá|lá khô|cành cây|bóng lá|cỏ|đồng cỏ|cánh đồng|ruộng bậc thang|đồi|núi|rừng|rêu|giọt sương|giọt nước|sóng|biển|chân trời|bầu trời|mây|tuyết|phong cảnh|đường phố|mái nhà|hoa khô|hoa dại|cánh hoa|bột mì|bàn tay|đôi tay|chân trần|ga giường|bàn làm việc|bếp|góc bếp',
}
