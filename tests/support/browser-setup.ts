import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// The simulated browser has no page to scroll.
beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))
afterEach(cleanup)
