import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSite } from '@/page/use-site'
import { learnCountry } from './country'
import { startMonitoring } from './monitoring'
import { startAnalytics, track } from './track'
import { keepVisitSource } from './visit-source'

/** Tracks a visit across pages; only calls services the operator has configured. */
export function useVisit() {
  const { services } = useSite()
  const pathname = useLocation({ select: (location) => location.pathname })

  useEffect(() => {
    keepVisitSource(window.location.search)
    startAnalytics(services.analyticsUrl)
    void learnCountry(services.countryUrl)
    return startMonitoring(services)
  }, [services])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new path is a page view.
  useEffect(() => track('page_view'), [pathname])
}
