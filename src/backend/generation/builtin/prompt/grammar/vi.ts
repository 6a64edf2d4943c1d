import type { Grammar } from './grammar.ts'

export const vi: Grammar = {
  labels: {
    headline:
      'tiêu đề|tiêu đề chính|tít|slogan|khẩu hiệu|headline|câu chính|dòng chính|tên quảng cáo|thông điệp chính',
    subline:
      'bên dưới|phía dưới|dòng dưới|mô tả|tiêu đề phụ|phụ đề|nội dung|chi tiết|dòng phụ|nội dung phụ|subline|văn bản|câu phụ',
    cta: 'cta|nút|nút bấm|nút kêu gọi|kêu gọi hành động|lời kêu gọi|nút cta',
    price: 'giá|mức giá|giá bán|học phí|giá vé|chi phí',
    offer: 'ưu đãi|khuyến mãi|khuyến mại|giảm giá|quà tặng',
    legal:
      'pháp lý|ghi chú pháp lý|lưu ý pháp lý|điều khoản|điều kiện|chú thích|chữ nhỏ|dòng pháp lý|chân trang|cảnh báo|điều kiện áp dụng|miễn trừ',
    fact: 'trích dẫn|lời khách|nhận xét của khách|nội dung cần có|muốn nói|cần ghi|cần có|thông tin cần có|sản phẩm|nội dung|nội dung cần có|cần nói|điều muốn nói|tính năng|lợi ích|ưu điểm|ở đâu|khi nào|ngày|thời gian|giờ|giờ mở cửa|địa điểm|địa chỉ|liên hệ|sự kiện|tên|thông tin|điểm nổi bật|thông điệp|hotline|điện thoại|diễn giả|khai giảng|bao gồm|lịch',
    design:
      'phong cách|tông|tông giọng|giọng điệu|giọng văn|tone|mood|không khí|cảm giác|đối tượng|đối tượng mục tiêu|khách hàng mục tiêu|khách hàng|mục tiêu|mục đích|bối cảnh|định dạng|khổ|kích thước|kích cỡ|tỷ lệ|tỉ lệ|vị trí|kênh|nền tảng|màu|màu sắc|tông màu|bảng màu|phông|phông chữ|font|font chữ|kiểu chữ|bố cục|hình|hình ảnh|ảnh|minh họa|lưu ý|ghi chú|chú ý|tránh|không dùng|không|brief|thời hạn|ngân sách|kpi|logo|thiết kế|tham khảo|insight|phương tiện|ai|tại sao|đối thủ|chiến dịch|ngôn ngữ|nhạc|nền|yêu cầu|cho designer|style|cho|dành cho|dành cho ai|chủ đề thư|chân dung|chân dung khách hàng|ý tưởng',
  },
  abbreviations: 'tp|ths|ts|bs|gs|pgs|q|p|đ|đt|vd|v.v|sđt|tr|st|dr|ks|cn|ct|tnhh|cp|kv|tx|no',
  kinds:
    'app|ứng dụng|website|cửa hàng|shop|nhà hàng|quán ăn|quán cà phê|quán cafe|quán bar|tiệm bánh|tiệm tóc|salon tóc|tiệm nail|tiệm hoa|spa|phòng gym|phòng tập|phòng khám|nha khoa|gara|tiệm rửa xe|khách sạn|nhà sách|tiệm giặt|tiệm may',
  media:
    'quảng cáo|áp phích|poster|banner|tờ rơi|tờ gấp|bảng quảng cáo|biển quảng cáo|video|clip|hình ảnh|hình|ảnh|bài đăng|bài viết|story|reel|reels|bài post|post|ấn phẩm|mẫu quảng cáo|thiết kế|chiến dịch|thiệp mời|thư mời|brief|flyer|bìa|standee|băng rôn|tin tuyển dụng|tin|creative|pano',
  channels:
    'màn hình|display|facebook|instagram|insta|linkedin|tiktok|zalo|youtube|google|mạng xã hội|tạp chí|báo|in|web|website|trang chủ|metro|xe buýt|cửa hàng|tuyển dụng|khai trương|ra mắt|sự kiện|sản phẩm|vuông|dọc|ngang|tĩnh|động|ngắn|công ích|tuyên truyền|cổ động|a4|a3|gây quỹ|bán hàng|kêu gọi|thang máy|cho app|ngoài trời|hội chợ',
  asks: 'tạo|làm|thiết kế|vẽ|viết|dựng|sản xuất|cho tôi|cho mình|cho chúng tôi|tôi muốn|tôi cần|mình cần|mình muốn|cần|chúng tôi cần|chúng tôi muốn|bên mình cần|bên em cần|xin|hãy|giúp|giúp tôi|giúp mình|một|khách hàng muốn|khách muốn|khách cần|vui lòng|chuẩn bị|chạy|đăng|mẫu|cái|bộ|tấm|chiếc|em cần|làm giúp|làm cho|thiết kế giúp|nhờ|nhờ bạn|bạn ơi|mình đang cần|đang cần|muốn làm|muốn có|tôi đang|bài|dùm|giùm|hộ|nhé|em muốn|shop cần',
  links:
    'kêu gọi|cho|về|của|với|có chữ|có dòng chữ|ghi|ghi rằng|với dòng chữ|với nội dung|quảng bá|giới thiệu|để|trên|nhằm|đăng trên|chạy trên|là|thông báo|bán|để quảng bá|ở|tại',
  looks:
    'kích cỡ|kích thước|khổ vuông|khổ dọc|khổ ngang|nửa trang|một phần tư trang|trọn trang|nguyên trang|toàn trang|trang đôi|nền|phông nền|phông chữ|font|font chữ|kiểu chữ|chữ|chữ to|chữ lớn|số to|có chân|không chân|bố cục|phong cách|màu|màu sắc|tông màu|tông|gam màu|bảng màu|không khí|ánh sáng|bokeh|chuyển sắc|cận cảnh|điện ảnh|khổ vuông|khổ dọc|khổ ngang|định dạng|tỷ lệ|tỉ lệ|logo|góc máy|thẩm mỹ|minh họa|vẽ tay|tương phản|điểm nhấn|emoji|dấu chấm than|hashtag|khoảng trắng|nhiều khoảng trắng|lề|hoa văn|giọng|giọng văn|giọng điệu|hình|dạng dọc|dạng vuông|4k|8k|hd|photorealistic|siêu chân thực|chân thực|độ phân giải cao|mockup|ở giữa',
  styles:
    'tối giản|tối giản~|đơn giản|sạch sẽ|sạch|hiện đại|cổ điển|vượt thời gian|thanh lịch|sang trọng|sang|sang chảnh|cao cấp|tinh tế|quý phái|đẳng cấp|xa xỉ|vui nhộn|vui tươi|vui vẻ|vui|dí dỏm|thân thiện|gần gũi|ấm áp|ấm cúng|ấm|mộc mạc|gia đình|bình yên|yên tĩnh|nhẹ nhàng|dịu dàng|êm dịu|thư giãn|thoải mái|táo bạo|mạnh mẽ|nổi bật|bắt mắt|rực rỡ|tươi sáng|tươi tắn|sặc sỡ|nhiều màu|màu mè|hân hoan|lễ hội|năng động|năng lượng|tràn đầy năng lượng|thể thao|trẻ trung|trẻ|đô thị|công nghiệp|kỹ thuật|công nghệ|tương lai|tối|huyền bí|kịch tính|sáng sủa|sáng|thoáng|thoáng đãng|tươi mát|tự nhiên|thiên nhiên|lâm sàng|y tế|khoa học|nghiêm túc|nghiêm trang|trang trọng|trang nhã|đứng đắn|chuyên nghiệp|doanh nghiệp|đáng tin|đáng tin cậy|tin cậy|uy tín|tự tin|chân thành|chân thật|nhân văn|cảm xúc|cảm động|truyền cảm hứng|hy vọng|hoài niệm|hoài cổ|retro|vintage|thơ mộng|lãng mạn|nghệ thuật|thủ công|hài hước|thời thượng|thời trang|ngầu|cool|neon|pastel|dễ đọc|rõ ràng|rõ nét|chân thực|tôn trọng|kín đáo|trầm|trầm ấm|trầm tĩnh|đậm|nhạt|mùa hè|tết|giáng sinh|bắc âu|nhật bản|việt nam|dân dã|đỏ|cam|vàng|xanh|xanh lá|xanh dương|xanh lam|xanh navy|xanh ngọc|xanh biển|xanh rêu|tím|hồng|nâu|đen|trắng|xám|be|kem|ánh kim|bạc|bạc hà|gỗ|dễ thương|đáng yêu|ngộ nghĩnh|nhí nhảnh',
  small:
    'giúp|giùm|dùm|và|hoặc|một|các|những|cho|với|có|là|của|trên|trong|ở|về|theo|kiểu|rất|hơi|khá|thật|quá|hơn|nhiều|ít|chút|một chút|không|đừng|chớ|nhưng|mà|chỉ|toàn|tất cả|giống|như|vừa|phải|nên|cần|đi|nhé|nha|ạ|thôi|giữ|dùng|làm|mang|mang tính|vẻ|tránh|màu|tone|cảm giác|gợi|toát lên',
  orderVerbs:
    'dùng|sử dụng|đặt logo|hãy|giữ|tránh|không|đừng|chớ|thêm|để|chừa|nhớ|lưu ý|chú ý|logo|chỉ dùng|làm|cho|không có|không dùng|đừng dùng|ưu tiên|nhấn mạnh|làm nổi bật|nên|phải|cần|hạn chế|không được|phong cách|kiểu|nhìn|trông|muốn|tông|hình|ảnh|chọn|lấy|đặt|thể hiện|truyền tải|gợi|tập trung|thiết kế|theo|hơi|đơn giản|nhớ chừa|tưởng tượng|hãy làm',
  orders:
    'không dùng|không sử dụng|đừng dùng|đừng sử dụng|không để|không đưa|không hiện|không hiển thị|không nhắc|đừng nhắc|không đề cập|đừng để|không được dùng|không viết hoa|tránh dùng|tránh các|tránh|phải trông|nên trông|trông phải|cần toát lên|cần nổi bật|theo phong cách|theo kiểu|khách hàng của|bên khách|chiến dịch trước|chiến dịch lần trước|lần trước|năm ngoái|đối tượng|khách hàng mục tiêu|đối thủ|muốn mọi người|chúng tôi muốn|góc trên|góc dưới|phía trên bên|phía dưới bên|đăng facebook|đăng instagram|đăng trên|chạy trên|chạy facebook|cho instagram|cho facebook|treo ở|treo tại|khổ [0-9]+|dấu chấm than|sáo rỗng|sáo ngữ|biệt ngữ|dễ đọc từ xa|nhìn từ xa|ảnh stock|giọng văn|thiết kế phải|thiết kế cần|mục tiêu là|mục tiêu|không ảnh|không hình|làm cho|làm sao cho|trông thật|nhìn phải|phải thật|phải nổi bật|nổi bật|dễ đọc|dễ nhìn|rõ ràng|đừng quá|không quá|không cần|chừa chỗ|để chỗ|để trống|hình ảnh|ảnh nên|màu sắc|nền nên|font chữ|logo bên|hướng đến|hướng tới|nhắm đến|nhắm tới|dành cho đối tượng|ý tưởng|mục đích|mong muốn|hạn chót|gửi trước|đính kèm|trông như|giống như|tham khảo|thiết kế [^ ]+',
  tidings:
    'không cần vốn|không cần cọc|không cần thế chấp|không cần chứng minh|không phát sinh|không phụ phí|không giới hạn|không cần hẹn|không cần đặt|không cần kinh nghiệm|chưa cần kinh nghiệm|không yêu cầu kinh nghiệm|hàng mới|bộ sưu tập mới|mới về|chỉ hôm nay|thời gian có hạn|cơ hội cuối|không quảng cáo|không có quảng cáo',
  heralds:
    'ngày cuối|chỉ còn [0-9]+ ngày|cơ hội cuối|mới|mới ra mắt|tuyển dụng|tuyển gấp|thông báo|sắp ra mắt|tin vui|cần tuyển|tuyển|cần tuyển gấp|tuyển nhân viên|đang tuyển|chúng tôi đang tuyển',
  depicted:
    'ảnh|hình|hình ảnh|minh họa|biểu tượng|icon|người|khuôn mặt|gương mặt|mặt người|người mẫu|bàn tay|chữ|văn bản|logo|emoji|bóng đổ|hình mờ|tên lửa|hoạt hình|chữ in hoa|chơi chữ|thuật ngữ|kim tiêm|máu|qr|mã qr|hashtag|ngọn lửa|pháo giấy|bóng bay|tiếng anh|sáo rỗng|dấu chấm than|trẻ em khóc',
  negations: 'không|chẳng|không có|không cần|miễn|chưa|không chứa|không phải',
  or: 'hoặc|hay',
  discount: {
    before:
      'giảm|giảm giá|giảm đến|giảm tới|giảm ngay|giảm thêm|giảm sốc|khuyến mãi|khuyến mại|ưu đãi|sale|sale off|sale đến|sale tới|tiết kiệm|chiết khấu|ưu đãi giảm|hạ giá',
    after: 'rẻ hơn|off|giảm giá|chiết khấu|giảm',
  },
  saving: {
    before: 'giảm|giảm giá|giảm ngay|giảm thêm|tiết kiệm trung bình|tiết kiệm|bớt|hoàn|chiết khấu',
    after: 'off',
  },
  was: {
    before:
      'giảm từ|hạ từ|giá gốc|thay vì|giá cũ|trước đây|giá niêm yết|niêm yết|giá thường|bình thường|nguyên giá|giá ban đầu|cũ|từng có giá|giá thị trường|trước',
    after: 'giá gốc|giá cũ',
  },
  now: {
    before: 'chỉ|chỉ còn|còn|nay|nay còn|nay chỉ|nay chỉ còn|giá|hiện còn|giá chỉ|giá sốc',
    after: 'thôi',
  },
  inThousands: true,
  moved: '(?:từ|giảm từ) {a} (?:xuống|còn|xuống còn|chỉ còn|giảm còn|nay còn) ?(?:chỉ |còn )?{b}',
  from: {
    before: 'từ|chỉ từ|giá từ|khởi điểm|bắt đầu từ|tối thiểu|ít nhất',
    after: 'trở lên|đổ lên',
  },
  upTo: {
    before: 'lên đến|lên tới|đến|tới|tối đa|đến hết|giảm đến|dưới|chưa đến|chưa tới|không quá',
    after: 'tối đa',
  },
  salary:
    'lương|mức lương|thu nhập|lương cứng|lương cơ bản|thù lao|/giờ|theo giờ|trợ cấp|lương gross|lương net',
  deposit: 'đặt cọc|cọc|trả trước|thanh toán trước|ký quỹ',
  fee: 'ship|(?<!miễn |bao |trọn )phí|phí ship|phí vận chuyển|lệ phí|phụ thu|phụ phí|cước|phí dịch vụ|phí thường niên',
  rate: 'lãi suất|lãi|/năm|/tháng lãi|%/năm|lợi nhuận|lợi suất|hoàn tiền|trả góp|p.a',
  prize:
    'trúng|giải thưởng|tổng giải thưởng|giải nhất|voucher|phiếu quà tặng|thẻ quà tặng|thưởng|tặng ngay|tặng voucher|cơ hội nhận',
  offers:
    'miễn phí|tặng|quà tặng|quà|freeship|free ship|mã|mã giảm giá|nhập mã|voucher|mua [0-9] tặng [0-9]|mua [0-9]|dùng thử|học thử|1 tặng 1|nửa giá|[0-9]+ ngày dùng thử|combo [0-9]+|[0-9] ly [0-9]+|vào cửa tự do|vào cổng tự do|trải nghiệm miễn phí|đồng giá|tặng kèm',
  per: '/ [^ ]+|/tháng|/năm|/ngày|/đêm|/khách|/người|/giờ|/suất|/kg|/m2|mỗi [^ ]+|một tháng|một đêm|tháng|đêm|khách|người|phần|ly|suất',
  legal:
    'điều khoản|điều kiện áp dụng|áp dụng điều kiện|áp dụng có điều kiện|theo quy định|chưa bao gồm|đã bao gồm vat|vat|không áp dụng đồng thời|không áp dụng cùng|số lượng có hạn|cho đến khi hết hàng|đến khi hết hàng|hình ảnh minh họa|hình ảnh chỉ mang tính|mang tính minh họa|không phải là thuốc|không có tác dụng thay thế|thay thế thuốc|thuốc chữa bệnh|đọc kỹ hướng dẫn|đọc kĩ hướng dẫn|tham khảo ý kiến|trên 18 tuổi|18\\+|dưới 18 tuổi|người dưới 18|uống có trách nhiệm|đã uống rượu bia|rủi ro|bảo hiểm tiền gửi|giấy phép|gpkd|mst|mã số thuế|số đăng ký|ví dụ minh họa|tùy thẩm định|tùy theo hồ sơ|xem chi tiết|kết quả tùy|kết quả tuỳ|hiệu quả tùy|sở y tế|tổ chức đăng ký|quỹ đăng ký|ngoại trừ|không bao gồm|cookies|tác dụng phụ|theo thẩm định|phê duyệt',
  calls:
    'đặt ~ ngay|mua ~ ngay|mua ngay …|mua liền|mua vé …|mua tại …|mua online|đặt hàng …|đặt món …|đặt bàn …|đặt phòng …|đặt vé …|đặt lịch …|đặt ngay …|đặt tour …|đặt chỗ …|đặt xe …|đặt cọc …|đặt mua …|đặt trước …|đặt khám …|đặt hẹn …|đặt qua|đăng ký …|đăng ký ngay …|đăng kí …|ghi danh …|tải app …|tải ngay …|tải ứng dụng …|tải miễn phí …|tải game …|tải về …|cài đặt …|cài app …|dùng thử …|thử ngay …|trải nghiệm ngay …|trải nghiệm …|khám phá …|gọi ngay …|gọi …|gọi điện …|liên hệ …|liên hệ ngay …|nhắn tin …|inbox …|ib …|xem ngay …|xem thêm …|xem chi tiết …|xem nhà …|xem thực đơn|xem menu|xem nhà mẫu …|tham quan …|nhận ngay …|nhận ưu đãi …|nhận báo giá …|nhận tư vấn …|nhận quà …|tìm hiểu thêm …|tìm hiểu ngay …|tìm hiểu …|thêm vào giỏ …|ứng tuyển …|nộp hồ sơ …|nộp cv …|gửi cv …|gửi hồ sơ …|quyên góp …|ủng hộ …|đóng góp …|hiến máu …|chung tay …|tham gia …|mở tài khoản …|mở thẻ …|mở sổ …|vay ngay …|báo giá …|yêu cầu báo giá …|tính phí …|tính lãi …|ghé …|ghé thăm …|đến ngay …|hãy đến …|chơi ngay …|bắt đầu …|giữ chỗ …|săn ngay …|săn vé …|chốt đơn …|lái thử …|đăng ký lái thử …|đến …|gia nhập …|kích hoạt …|so sánh …|nâng cấp …|theo dõi …|hẹn lịch …|chọn mua …|tư vấn ngay …|đầu tư ngay …|đổi ngay …',
  bids: '(?:xem|khám phá|mua|đặt|gửi|chọn|nhận|thuê|tìm|thử|tải|săn|giữ|hẹn|gọi|nhắn|đăng ký|ứng tuyển|nộp|tham gia|tìm hiểu|ủng hộ|quyên góp|ghé|bắt đầu|dùng thử|báo giá|đọc|nghe|chơi|học thử)(?: (?!không |và |để |với |cho |từ |tại |của )[^ ]+){0,3}(?: ngay| hôm nay| tại đây| liền| luôn)|(?:xem|khám phá) (?:bộ sưu tập|sản phẩm|thực đơn|bảng giá|ưu đãi|lịch|chi tiết|nhà|phòng|xe|dự án|mẫu|thêm)(?: [^ ]+){0,3}|nhắn tin [^ ]+ [^ ]+',
  stops:
    'tại|liên|trước|đến|qua|từ|vào|trong|để|với|và|hoặc|nếu|khi|ở|theo|cho|về|số|hotline|ngày|hôm|trên|zalo|website|bằng',
  endCalls: '',
  uncalled: '(?:là )?(?:bắt buộc)|(?<=báo giá )(?:trước|rõ ràng|minh bạch)',
  button: '(?:với |và |có )?(?:một )?(?:nút|cta)(?: bấm)?(?: ghi| chữ| là)?[: ]*',
  says: '(?:tiêu đề|slogan|khẩu hiệu|có chữ|có dòng chữ|ghi|với dòng chữ|dòng chữ|nội dung|chữ)[: ]*',
  trades: {
    job: 'tuyển dụng|tuyển(?! sinh)|việc làm|lương|ứng tuyển|hồ sơ|cv|nhân viên|thực tập sinh|thực tập|part-time|full-time|ca làm|ứng viên|cộng tác viên|phụ cấp|bảo hiểm xã hội|kinh nghiệm từ',
    volunteer: 'tình nguyện|tình nguyện viên',
    callout: 'sửa khóa|thợ khóa|cứu hộ|khẩn cấp|24/7|24/24|thông cống|thông tắc',
    charity:
      'quyên góp|từ thiện|ủng hộ|hiến máu|gây quỹ|quỹ từ thiện|tình nguyện|nhân đạo|cứu trợ|nhận nuôi|thiện nguyện|trẻ em nghèo|vùng cao|tình nguyện viên|bữa ăn',
    public:
      'an toàn giao thông|ủy ban|ubnd|phòng chống|tuyên truyền|sở y tế|sốt xuất huyết|bảo vệ môi trường|phòng cháy|công an|cắt điện|cắt nước|phân loại rác|bầu cử|cổ động',
    insurance:
      'bảo hiểm|bồi thường|bảo hiểm ô tô|bảo hiểm sức khỏe|bảo hiểm xe|phí bảo hiểm|quyền lợi',
    loan: 'vay|khoản vay|vay tiền|vay mua|vay tín chấp|thế chấp|vay mua nhà|giải ngân|tín dụng|hạn mức|duyệt|vay tiêu dùng',
    bank: 'tài khoản|ngân hàng|tiết kiệm(?= (?:lãi|online|có kỳ|kỳ|gửi|dài|ngắn|linh))|gửi tiết kiệm|thẻ tín dụng|thẻ|lãi suất|đầu tư|chứng khoán|ví điện tử|sổ tiết kiệm|quỹ mở|tiền gửi|kỳ hạn',
    clinic:
      'giặt chăn|giặt nệm|giặt sofa|giặt thảm|đau lưng|trị liệu|đo mắt|kính mắt|phòng khám|nha khoa|bệnh viện|spa|thẩm mỹ|salon|cắt tóc|tóc|massage|răng|niềng răng|implant|khám|bác sĩ|tiêm|vắc xin|thú y|nail|gội đầu|da liễu|(?<!ra )mắt|trị mụn|triệt lông|tẩy trắng|vật lý trị liệu|bảo dưỡng|rửa xe|sửa chữa|vệ sinh máy lạnh|studio|chụp ảnh|dọn nhà|cấy|sửa xe|sửa xe đạp|vá xăm|sửa điện thoại|sửa giày',
    property:
      'căn hộ|chung cư|nhà phố|biệt thự|đất nền|bất động sản|phòng ngủ|m²|m2|cho thuê|dự án|mở bán|nhà mẫu|shophouse|officetel|pn|phòng trọ|sổ hồng|bàn giao|mặt bằng|nhà(?! (?:hàng|thuốc|sách|may|xe|trẻ|bếp|tắm|cửa|mình|hát|bạn|em|có))|penthouse|studio cho thuê',
    webinar:
      'sự kiện trực tuyến|sự kiện online|câu lạc bộ sách|clb sách|webinar|hội thảo|workshop|tọa đàm|ngày hội|hội nghị|buổi chia sẻ|talkshow|diễn đàn',
    course:
      'trại hè|khóa học|khoá học|lớp|(?<!bàn |đèn |góc |dụng cụ |đồ dùng |ghế |laptop |máy tính |máy tính bảng |ba lô |balo )học|học viên|trung tâm|khai giảng|ielts|tiếng anh|tiếng nhật|luyện thi|gia sư|trại hè|đại học|tuyển sinh|học phí|lập trình|học bổng|chứng chỉ|cao đẳng|buổi học|trải nghiệm|workshop|lớp',
    event:
      'hòa nhạc|concert|liveshow|đêm nhạc|vé|lễ hội|festival|triển lãm|kịch|show|mở cửa(?! (?:từ |lúc )?\\d)(?! hàng ngày| cả tuần| mỗi ngày)|hội chợ|nhạc sống|phim|suất chiếu|chợ phiên|hài kịch|giải chạy|trận',
    travel:
      'tour|du lịch|khách sạn|resort|vé máy bay|chuyến bay|homestay|đêm|kỳ nghỉ|combo|khởi hành|n2đ|3n2đ|4n3đ|2n1đ|du thuyền|villa|nghỉ dưỡng|biển|hành trình|phượt|chèo|sup|kayak|lướt sóng|lặn biển|cho thuê xe',
    restaurant:
      'nhà hàng|quán|buffet|lẩu|nướng|thực đơn|(?<!đèn )bàn(?! (?:gỗ|trà|ăn gỗ|console|làm|phím|ghế|học|là|ủi|chải|trang|tay|chân))|tiệc|set menu|bữa tối|bữa trưa|ẩm thực|hải sản|brunch|quán nhậu|bia|bò|tráng miệng|rượu vang|bar|rooftop|omakase',
    fitness:
      'gym|phòng gym|(?<!học |bài |sưu )tập|fitness|yoga|pilates|hội viên|pt|zumba|bơi|bản tin|coworking|boxing|thẻ tập|leo núi',
    software:
      'phần mềm|nền tảng|crm|saas|hóa đơn|quản lý|dùng thử|người dùng|đám mây|bán hàng đa kênh|kế toán|hosting|tên miền|vpn|wifi|gói cước|4g|5g|data|cáp quang|chữ ký số',
    app: 'ứng dụng|app|app store|google play|ios|android|tải|game|trò chơi',
    car: 'xe|ô tô|xe máy|suv|lái thử|xe điện|đại lý|sedan|hybrid|showroom|trả góp xe|bán tải',
    industry:
      'máy|máy bơm|công nghiệp|nhà máy|nhà cung cấp|iso 9001|gian hàng|thủy lực|máy nén|xuất khẩu|sỉ|bán sỉ|logistics|vận tải|điện mặt trời|nội thất|thiết kế nội thất|thi công|luật sư|kế toán thuế|tư vấn|chuyển nhà|bao bì|kiểm toán|catalogue|cửa nhôm|báo giá',
    order:
      'pizza|burger|trà sữa|cà phê|bánh(?! răng| xe)|bánh mì|bánh kem|giao hàng|giao tận nơi|cơm|phở|bún|gà rán|sushi|ăn vặt|trà|đồ uống|món|giao nhanh|bánh trung thu|chè|kem|đồ ăn|nước ép',
  },
  buttons: {
    job: 'Ứng tuyển ngay',
    volunteer: 'Đăng ký tham gia',
    callout: 'Gọi ngay',
    charity: 'Ủng hộ ngay',
    public: '',
    insurance: 'Nhận báo giá',
    loan: 'Đăng ký vay',
    bank: 'Mở tài khoản',
    clinic: 'Đặt lịch ngay',
    property: 'Đăng ký xem nhà',
    webinar: 'Đăng ký ngay',
    course: 'Đăng ký ngay',
    event: 'Đặt vé ngay',
    travel: 'Đặt ngay',
    restaurant: 'Đặt bàn ngay',
    fitness: 'Đăng ký ngay',
    software: 'Bắt đầu ngay',
    app: 'Tải ứng dụng',
    download: 'Tải xuống ngay',
    car: 'Đăng ký lái thử',
    industry: 'Nhận báo giá',
    order: 'Đặt hàng ngay',
    shop: 'Mua ngay',
    learn: 'Tìm hiểu thêm',
    visit: 'Ghé cửa hàng',
    trial: 'Dùng thử miễn phí',
  },
}
