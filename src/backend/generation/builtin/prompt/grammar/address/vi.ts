import type { Address } from './address.ts'

export const vi: Address = {
  modals:
    'nên|cần|phải|hãy|muốn|mong|hy vọng|có thể là|tốt nhất|sẽ tốt|thì tốt|càng|thay vì|hơn là|giống như|như là|đừng|không nên|không cần|thôi|nhé|nha',
  hopes:
    'sẽ rất hay|được phép|đặt lên trước|gửi tới|đâu đó giữa|nghe như|trông như|trông giống|càng ít|càng nhiều|agency trước|rủi ro|điểm xuất phát|chưa có ảnh|màu của|logo của|hai phiên bản|phiên bản|giây',
  pointers:
    'nó|cái này|tất cả|mọi thứ|làm sao|sao cho|nhìn chung|tổng thể|về hình|về màu|về chữ|phần',
  selves: 'mình|tôi|em|mình muốn|tôi muốn|bên mình|bên em|lần trước|trước đây',
  commands:
    'đừng|hãy|tránh|dùng|sử dụng|giữ|viết|nhấn|làm|tạo|cho|để|bỏ|không dùng|không đưa|đặt chữ|chọn|thêm|tập trung|ưu tiên|hạn chế',
  folk: 'khách|khách hàng|người mua|người xem|người đọc|đối tượng|phụ huynh|gia đình|học viên|ứng viên|người dùng|giới trẻ|bạn trẻ|phụ nữ|đàn ông|dân văn phòng|đối thủ|mọi người|nhiều người|đa số|sếp|chủ quán',
  practical:
    'mở cửa|thứ hai|thứ ba|thứ tư|thứ năm|thứ sáu|thứ bảy|chủ nhật|cuối tuần|hàng ngày|mỗi ngày|đường|quận|phường|đã gồm|bao gồm|gồm|giao hàng|bảo hành|miễn phí|có bảo hiểm|giới hạn|chỗ đậu xe|hữu cơ|không pha|sản xuất|địa chỉ|tại|đặt chỗ|làm tại|ngày lễ|nghỉ hè|mang theo|cccd|nhớ mang',
  you: 'bạn|của bạn|quý khách',
}
