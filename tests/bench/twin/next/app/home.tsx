import { copy } from './copy'
import { Parts } from './part'

/** The product's home page. */
export const Home = () => <Parts parts={copy.parts} />
