import type { Clause } from './reading.ts'

/** Job ads name the trade wanted: an ad for a cook is not a restaurant's. */
export const HIRING =
  /(?:^|\P{L})(?:hiring|recruit\p{L}*|vacancy|wir suchen|stellen\p{L}* ein|stellenangebot|verstärkung|recrut\p{L}*|embauch\p{L}*|contrata\p{L}*|se busca|buscamos|empleo|vagas?|procura-se|tuyển(?! sinh)\p{L}*)(?!\p{L})|招聘|诚聘|急聘|热招|招人|招工|急招|求人|募集|急募|採用|채용|(?:사원|직원|알바생?|아르바이트|인력|기사|간호사|강사|매니저|크루|스태프|인턴|개발자|디자이너|요리사|바리스타|미용사|디자이너|교사) ?(?:모집|구함|구인|구해요|구합니다)|구인|급구|รับสมัคร(?!นักเรียน|ผู้เรียน|เรียน|สมาชิก|นักศึกษา|คอร์ส)/iu

/** "Recruitment ad", 招聘海报: the thing ordered says what it is for. */
const CALLED_FOR =
  /recruit|vacancy|job ad|stellen\p{L}*|recrutement|offre d['’]emploi|empleo|vagas?|tuyển dụng|招聘|招工|求人|採用|채용|구인|รับสมัคร(?!นักเรียน|ผู้เรียน|เรียน|สมาชิก|นักศึกษา|คอร์ส)/iu

/** Whether a brief is a job ad, judging by its eyebrow or by the thing ordered. */
export const isHiring = (clauses: Clause[]): boolean =>
  clauses.some(
    ({ role, sentence, text }) =>
      (role === 'herald' || (role === 'design' && sentence <= 1 && CALLED_FOR.test(text))) &&
      HIRING.test(text),
  )
