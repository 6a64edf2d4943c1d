import type { Talk } from './talk.ts'

export const vi: Talk = {
  greetings:
    'shop ơi|ad ơi|admin ơi|bạn ơi|em ơi|anh ơi|chị ơi|mọi người ơi|cả nhà ơi|team ơi|các bạn ơi|anh chị ơi|chào|xin chào|hi|hello|alo|kính gửi|kính chào|thân gửi|chào buổi sáng|dạ|em chào|ok',
  people:
    'bạn|các bạn|anh|chị|anh chị|team|cả nhà|mọi người|em|ad|ạ|nhé|nha|quý công ty|quý vị|đội thiết kế|shop',
  closings:
    'cảm ơn|cám ơn|xin cảm ơn|cảm ơn nhiều|cảm ơn bạn|cảm ơn bạn nhiều|cảm ơn các bạn|cảm ơn team|cảm ơn ad|cảm ơn trước|cảm ơn anh chị|thanks|tks|trân trọng|thân mến|thân|nhiều|nhé|nha|ạ|bạn|các bạn|team|anh|chị',
  please: 'vui lòng|xin|làm ơn|nếu được|nếu có thể|giúp mình|giúp em|nhé|nha|ạ|với',
  makers: 'designer|thiết kế|bên thiết kế|đội thiết kế|họa sĩ|agency|người thiết kế',
  wishes:
    '(?:mình|tôi|em|bên mình|bên em|chúng tôi|chúng mình) (?:cần|muốn)(?: có)? (?:một cái|một cái gì đó|cái gì đó|gì đó)(?: cho)?|làm (?:giúp|cho) (?:mình|em|tôi) (?:cái gì đó|một cái)|(?:gửi|đây là) brief|như đã trao đổi|(?:dưới đây là|sau đây là|đây là) (?:nội dung|thông tin|yêu cầu)|(?:nội dung|thông tin) (?:như sau|bên dưới)',
  introductions:
    '(?:(?:tụi |bọn |chúng |nhà )?mình|tôi|(?:tụi )?em|chúng tôi|bên mình|bên em) (?:có|là|mở|đang mở|kinh doanh)(?: một|(?= (?:xưởng|tiệm|quán|cửa hàng|công ty|trung tâm|phòng|lớp|nông trại|vườn|cơ sở|shop|hợp tác xã|hộ|gara|studio|spa|trại) ))',
  goesOnToWish: ',? (?:và )?(?:đang )?(?:muốn|cần)(?= )',
  tells:
    '(?:bên mình|mình|tôi|em|chúng tôi|shop|quán) (?:đang |hiện )?(?:có|giảm)?(?: chương trình)?(?= \\d)|(?:mình|bên mình|chúng tôi|em) (?:sắp |chuẩn bị )?(?:khai trương|mở)(?= )|(?:(?:vui lòng|nhớ|hãy|cũng|phải|cần|xin|giúp mình|làm ơn) )*(?:ghi|nói|viết|nhắc|nhấn mạnh|đề cập|thông báo|nêu|cho biết|thêm)(?: rõ)? (?:rằng|là|việc)(?![\\p{L}])|(?:chúng tôi|bên mình|bên em|mình|tôi|em|chúng mình) (?:muốn|cần|định|đang) (?:quảng bá|quảng cáo|giới thiệu|bán|ra mắt|thông báo|đẩy|tổ chức)(?![\\p{L}])|(?:sản phẩm|ưu đãi|sự kiện|chủ đề|nội dung|thông điệp) (?:là|tên là)(?![\\p{L}])',
  told: '',
  places:
    'kênh|trang|tài khoản|fanpage|nhóm|group|chiến dịch|website|web|page|của mình|của chúng tôi|của shop|của quán|bên mình|nhé|nha|ạ',
  crafts:
    'quảng cáo|poster|áp phích|banner|tờ rơi|chiến dịch|brief|tiêu đề|đối tượng mục tiêu|khách hàng mục tiêu|bố cục|thiết kế|phông chữ|giọng văn|bộ nhận diện|nhận diện thương hiệu|chuyển đổi|lượt nhấp|thông điệp|ấn phẩm|ảnh stock|màu thương hiệu',
  backers:
    'chúng tôi|bên mình|mình|họ|mọi người|khách hàng|khách|người mua|người xem|đối thủ|nhiều người|đa số|ai|phụ nữ|nam giới|nữ|nam|cha mẹ|phụ huynh|bạn trẻ|gia đình|dân văn phòng|sinh viên|người dùng|người',
  minds:
    'muốn|mong muốn|cần|nghĩ|nghĩ rằng|cho rằng|tin|sợ|lo|lo lắng|ngại|e ngại|biết|chưa biết|không biết|quên|nhầm|nhầm lẫn|mất|giảm|thuyết phục|thu hút|tiếp cận|kéo|giữ chân|thử|đã thử|thất bại|hiệu quả|hy vọng|liên tưởng|cảm thấy|thích|ghét|chán|tăng|phát triển|khác biệt|định vị|hướng tới|tò mò|hiểu|nghi ngờ|do dự|quan tâm|hay mua',
  openers:
    'hãy tưởng tượng|tưởng tượng|trước giờ|trước đây|lâu nay|năm ngoái|lần trước|gần đây|hiện tại|hiện nay|ban đầu|vấn đề|thách thức|insight|ý tưởng|ý tưởng là|xuất file|giao file|sẽ đăng|sẽ chạy|sẽ dán|nếu được|nếu có thể|có thể|lưu ý là|nhớ là|tóm lại|khách|bên khách|ngành|thị trường|không muốn|mình không muốn|đừng|không nên|làm sao',
  because: 'vì|bởi vì|do|mà|nhưng không|không|để|như|giống',
  crowd:
    'phụ huynh|cha mẹ|gia đình|dân văn phòng|người đi làm|sinh viên|học sinh|phụ nữ|nam giới|các cặp đôi|người lớn tuổi|người mua|người xem|người dùng|tài xế|khách du lịch|mọi người|chủ doanh nghiệp|người mới|bạn trẻ|giới trẻ|chủ yếu [^ ]+|đa số|phần lớn|nhiều người|muốn người',
  venues:
    'trạm xe buýt|xe buýt|nhà ga|ga tàu|tàu điện|báo|tạp chí|bản tin|newsletter|website|trang chủ|thang máy|chung cư|cửa kính|phòng chờ|màn hình|đài|rạp phim|thang máy chung cư|bảng tin',
  settings:
    'nền|phông nền|ánh sáng|phong cách|kiểu chữ|font|tông|tông màu|gam màu|không khí|bố cục|khổ|định dạng',
  therefore: 'nên|vì vậy|vì thế|do đó|cho nên',
  with: 'với|trên|cho|theo|ở|trong',
  joins:
    ' (?:và|nhưng|nên|rồi) (?=(?:mình|bên mình|tụi mình|shop|quán|chúng tôi|em|có|nếu|nhớ)(?!\\p{L}))| (?=(?:mình (?:muốn|cần|thích)|bên mình|em (?:muốn|cần)|nhớ (?:dùng|để)|cho (?:mình|em))(?!\\p{L}))',
}
