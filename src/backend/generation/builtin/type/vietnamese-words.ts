/**
 * Two-syllable words in ads. Vietnamese puts a space between syllables, and a line break
 * inside a word is hard to read.
 */
const WORDS = new Set(
  `giao tiếp|miễn phí|tiếng anh|tiếng nhật|tiếng trung|tiếng hàn|tiếng việt|giảm giá|khuyến mãi|khuyến mại|ưu đãi|
  đăng ký|đặt hàng|đặt lịch|đặt bàn|đặt chỗ|đặt phòng|mua ngay|liên hệ|tư vấn|bảo hành|giao hàng|vận chuyển|
  trả góp|thanh toán|học phí|khoá học|khóa học|học viên|giáo viên|trung tâm|trường học|đại học|người lớn|trẻ em|
  phụ nữ|nam giới|gia đình|khách hàng|khách sạn|nhà hàng|quán ăn|cà phê|trà sữa|bánh mì|bánh ngọt|bữa sáng|bữa trưa|
  bữa tối|thực đơn|món ăn|hải sản|rau củ|trái cây|thực phẩm|sản phẩm|dịch vụ|chất lượng|cao cấp|sang trọng|
  tự nhiên|thiên nhiên|hữu cơ|thuần chay|an toàn|sức khoẻ|sức khỏe|làm đẹp|chăm sóc|dưỡng da|kem chống|chống nắng|
  chống nước|chống ồn|tai nghe|điện thoại|máy tính|máy giặt|máy lạnh|tủ lạnh|đồng hồ|trang sức|thời trang|quần áo|
  áo thun|giày dép|túi xách|nước hoa|mỹ phẩm|nội thất|bàn ghế|căn hộ|chung cư|biệt thự|nhà phố|đất nền|dự án|
  phòng ngủ|phòng tắm|phòng khám|nha khoa|bác sĩ|thú y|thú cưng|tiêm phòng|triệt sản|khám bệnh|bệnh viện|
  tuyển dụng|nhân viên|kỹ sư|quản lý|bán hàng|lương tháng|thu nhập|kinh nghiệm|hợp đồng|toàn thời|thời gian|
  bán thời|làm việc|việc làm|công ty|văn phòng|thành phố|hà nội|sài gòn|đà nẵng|cần thơ|nha trang|đà lạt|phú quốc|
  hải phòng|bảo hiểm|ngân hàng|lãi suất|vay vốn|tiết kiệm|tài khoản|thẻ tín|tín dụng|ứng dụng|tải về|phần mềm|
  công nghệ|thông minh|hiện đại|truyền thống|thủ công|du lịch|khởi hành|trọn gói|vé máy|máy bay|sự kiện|hội thảo|
  hoà nhạc|hòa nhạc|triển lãm|lễ hội|khai trương|sinh nhật|kỷ niệm|quà tặng|hộp quà|số lượng|có hạn|thứ hai|thứ ba|
  thứ tư|thứ năm|thứ sáu|thứ bảy|chủ nhật|hôm nay|cuối tuần|buổi sáng|buổi tối|buổi chiều|buổi đầu|mỗi ngày|hằng ngày|
  toàn quốc|nội thành|ngoại thành|tập luyện|thể hình|thể thao|phong cách|thiết kế|màu sắc|chính hãng|nhập khẩu|
  xuất xứ|việt nam|nhật bản|hàn quốc|hoàn tiền|đổi trả|ra mắt|bộ sưu|sưu tập|cổ điển|tối giản|đơn giản`
    .split(/\|\s*/u)
    .map((word) => word.trim()),
)

const LAST = /(?:^|\s)([\p{L}\p{M}]+)\s$/u
const FIRST = /^[\p{L}\p{M}]+/u

/** Cô Ba, Đà Nẵng: both syllables of a name are capitalized; the very first word always is. */
const NAMED = /^\p{Lu}\p{M}*(?:\p{Ll}\p{M}*){0,5}$/u

/** Whether two pieces are syllables of one word. */
export function isOneWord(before: string, piece: string, isFirst: boolean): boolean {
  const first = LAST.exec(before)?.[1]
  const second = FIRST.exec(piece)?.[0]
  if (first && second && !isFirst && NAMED.test(first) && NAMED.test(second)) return true
  return first && second ? WORDS.has(`${first} ${second}`.toLowerCase().normalize('NFC')) : false
}
