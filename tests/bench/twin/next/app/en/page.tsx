import { Home } from '../home'

export const dynamic = 'force-static'

/** Rendered once at build time. */
export default Home
