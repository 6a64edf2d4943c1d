import type { Making } from './making.ts'

export const vi: Making = {
  parts:
    'phía trên|phía dưới|bên trên|bên dưới|bên trái|bên phải|góc|mép|viền|lề|một phần ba|1/3|nửa trên|nửa dưới|nửa trái|nửa phải|phần trên|phần dưới|một nửa|nửa|xung quanh',
  empty:
    'chừa|chừa trống|để trống|trống|bỏ trống|khoảng trống|thoáng|dành cho hình|dành cho ảnh|cho hình|cho chữ|cho logo',
  stuff: 'logo|ảnh|hình|hình ảnh|file|font|chữ|nội dung|bản phác|tham khảo|moodboard|tên quán|tên',
  pending:
    'đính kèm|gửi sau|sẽ gửi|mình gửi|em gửi|gửi|bổ sung|kèm theo|đừng dịch|không dịch|dịch|mai',
  bounds: 'tối đa|không quá|chỉ|ít|ít thôi|ngắn|ngắn gọn|càng ít|bớt|giới hạn',
  counted: 'màu|màu sắc|font|phông|chữ|dòng chữ|câu chữ|chi tiết|tiêu đề',
  airs: 'khói|hơi nước|hơi nóng|hơi|sương|sương mù|ánh sáng|nắng|tia nắng|giọt nước|nước bắn|tia lửa|ngọn lửa|cánh hoa|bóng|bóng đổ|bụi',
  moving:
    'bốc|bốc lên|bay|bay lên|toả|tỏa|rơi|chiếu|rọi|hắt|chảy|bắn|lan|ấm từ|từ bên|từ trái|từ phải|từ trên|từ phía|qua cửa sổ|xung quanh',
  looking: 'trông|nhìn|giống|giống như|kiểu|kiểu như|cảm giác|như|lộn xộn|bừa bộn',
  granted: 'có thể|phải|cần|nên|đừng|hơi|chút|một chút|đừng quá|không quá|hơn|thôi',
  seeing: 'thấy|nhìn|nhìn vào|nhìn thấy|đọc|đọc được|hiểu|chú ý|để ý|nhận ra|rõ',
  atOnce:
    'đầu tiên|trước tiên|ngay|ngay lập tức|lập tức|thoáng qua|liếc|giây|từ xa|xa|mét|trên điện thoại|màn hình nhỏ|đi ngang|lướt',
  moods:
    'cảm giác như|kiểu như|theo tinh thần|nghĩ tới|nghĩ đến|cận cảnh|chụp sát|chụp gần|góc máy|bố cục|đối xứng',
  manners:
    'quảng cáo|sến|rối mắt|rối|loè loẹt|lòe loẹt|phô|lỗi thời|quê|chơi chữ|tờ rơi|bán hàng|rẻ tiền',
  elements:
    'địa chỉ|logo|tên quán|con số|số|ngày|tiêu đề|chữ|số điện thoại|còn lại|phần còn lại|giờ mở cửa|website|mã qr|slogan',
  sized: 'nhỏ|bé|bé tí|to|thật to|lớn|dưới cùng|trên cùng|ở góc|bên trái|bên phải|kín đáo',
  frames: 'khung hình|khung|màn hình|trang|bức hình',
  fills: 'chiếm trọn|chiếm hết|lấp đầy|phủ kín|tràn',
  own: 'của mình|của bên mình|bên mình|của tụi mình',
  likened: 'giống|như|đậm hơn|nhạt hơn|sáng hơn|tối hơn|ấm hơn',
  room: 'thoáng|thở',
}
