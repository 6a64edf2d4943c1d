import { Home } from '../home'

export const dynamic = 'force-static'

/** Made once with the build, and kept. */
export default Home
