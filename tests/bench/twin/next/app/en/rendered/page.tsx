import { Home } from '../../home'

export const dynamic = 'force-dynamic'

/** The same page, rendered for every request. */
export default Home
