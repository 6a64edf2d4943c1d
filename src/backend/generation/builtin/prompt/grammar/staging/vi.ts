import type { Staging } from './staging.ts'

export const vi: Staging = {
  frames:
    '(?:(?:một|bức|tấm) )*(?:ảnh|hình|video|clip|cảnh quay|khung hình) (?:kiểu |phong cách |theo kiểu )?(?:chụp |quay )?(?:bằng |từ )?(?:điện thoại|selfie|ugc)(?: của)?\\s*|cận cảnh |(?:mở hộp|đập hộp|unboxing)[:\\s]\\s*',
  splits:
    '(?:(?:một|bức|tấm) )*(?:ảnh|hình|hình ảnh|khung hình|màn hình|bố cục) (?:được )?(?:chia|cắt|tách|ghép) (?:đôi|hai|làm đôi|làm hai|thành hai)|(?:ảnh|hình) so sánh',
  sides: 'bên trái|bên phải|nửa trái|nửa phải|phía trái|phía phải|nửa trên|nửa dưới',
  seen: 'bóng đổ|bóng|bóng mờ|nền|phông nền|hậu cảnh|ngược sáng|ánh sáng studio|ánh sáng cửa sổ|ánh sáng từ cửa sổ|đèn studio|đèn rọi|nhìn từ trên xuống|nhìn từ trên|chụp từ trên|từ trên xuống|từ trên cao|góc máy|góc chụp|góc nhìn|góc thấp|góc cao|góc nghiêng|ngang tầm mắt|máy ảnh|cận cảnh|macro|xoá phông|xóa phông|làm mờ|lấy nét|bokeh|chính giữa|ở giữa|giữa khung|căn giữa|đối xứng|bố cục|khoảng trống|khoảng trắng|không gian trống|khoảng thở|đường chéo|đường nét|đường cong|nhoè chuyển động|quay chậm|tung toé|bắn tung|phản chiếu|tiền cảnh|vệt sáng',
  light: 'ánh sáng|nắng|ánh nắng|tia nắng',
  felt: 'năng lượng|bầu không khí|không khí|cảm xúc|màu|màu sắc|sắc màu|cây|cây xanh|cây cối|hoa|lá|chuyển động|tốc độ|hơi nước|sương|tia lửa|bầu trời|không gian|đôi tay|bàn tay|sức sống',
  manners:
    'tinh|trắng|đen|tuyền|dịu|dịu nhẹ|nhẹ|nhẹ nhàng|mềm|mềm mại|gắt|dài|ấm|ấm áp|lạnh|mát|tự nhiên|vàng|cao|thấp|khuếch tán|nhiều|đầy|rộng|rộng rãi|táo bạo|mạnh|mạnh mẽ|dày|mảnh|hắt|chiếu|xuyên|qua|từ|cửa sổ|studio|buổi sáng|sáng|sớm|chiều|hoàng hôn|phía|bên|xung quanh|quanh|sản phẩm|đặt|trong|trên|dưới|trái|phải|chữ|rực rỡ|nổi bật|tràn đầy|tràn ngập|căng tràn|xanh|xuống|vào|lan toả|vài|chút|một|những|có|để|trống|rõ|nét|sống động',
  holders:
    '^(?:(?:một|hai|đôi|các|những) )*(?:[\\p{L}]+ ){0,2}?(?:bàn tay|tay|nhà sáng tạo|người sáng tạo|cô gái|chàng trai|người phụ nữ|người đàn ông|người mẫu|người|khách hàng|barista|cô ấy|anh ấy|bạn trẻ|cặp đôi)(?!\\p{L}).*?(?<!\\p{L})(?:cầm|giơ|nâng|lấy|dùng|sử dụng|khoe|giới thiệu|mặc|đeo|với) ',
  settings:
    ' (?:trong|trên|giữa|bên|cạnh|dưới|trước|ngoài|tại|ở|đặt|nằm|đứng|lơ lửng|bay|bứt phá|bùng nổ|bật|vọt|lao|xuyên|nhảy|nổi|xoay|rơi|được|ra khỏi|toả sáng|vào)(?!\\p{L})',
  uses: '(?:sau khi (?:dùng|sử dụng|thoa|lau bằng)|nhờ(?: có)?|với) (.+)$',
}
