import { Home } from '../../home'

export const dynamic = 'force-dynamic'

/** The same, made anew for every request. */
export default Home
