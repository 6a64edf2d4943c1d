import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Folder, FolderPlus, Images, type LucideIcon, Star, Trash2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { LibraryFolder } from '@/contract/endpoints/library'
import type { FolderWish } from './folder-dialog'
import type { LibrarySearch } from './search'

const FolderDialog = lazy(() => import('./folder-dialog'))
const FolderMenu = lazy(() => import('./folder-menu'))

export interface Overview {
  folders: LibraryFolder[]
  tags: { tag: string; item_count: number }[]
  brands: string[]
  products: { product_id: string; name: string }[]
  binned_count: number
  can_organize: boolean
}

/** The places of the library: everything, favorites, folders, the bin. */
export function Places({ search, overview }: { search: LibrarySearch; overview?: Overview }) {
  const { t } = useLingui()
  const [wish, setWish] = useState<FolderWish | null>(null)
  const folders = overview?.folders ?? []
  const top = folders.filter(({ parent_id }) => parent_id === null)
  const current = folders.find(({ folder_id }) => folder_id === search.folder)
  const canOrganize = overview?.can_organize ?? false
  return (
    <div className="flex flex-col gap-2">
      <nav
        aria-label={t`Places`}
        className="scroll-fade-x relative -mx-4 flex gap-1 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-col lg:overflow-visible lg:px-0"
      >
        <Place icon={Images} to={{}} isCurrent={!search.place && !search.folder}>
          <Trans>All items</Trans>
        </Place>
        <Place icon={Star} to={{ place: 'starred' }} isCurrent={search.place === 'starred'}>
          <Trans>Favorites</Trans>
        </Place>
        {top.map((folder) => (
          <FolderPlaces key={folder.folder_id} folder={folder} all={folders} search={search} />
        ))}
        <Place
          icon={Trash2}
          to={{ place: 'bin' }}
          isCurrent={search.place === 'bin'}
          count={overview?.binned_count}
        >
          <Trans>Trash</Trans>
        </Place>
      </nav>
      {canOrganize && (
        <div className="flex flex-wrap items-center gap-1">
          <Button
            variant="ghost"
            size="sm"
            onClick={() => setWish({ kind: 'create', parent: null })}
          >
            <FolderPlus aria-hidden />
            <Trans>New folder</Trans>
          </Button>
          {current && (
            <Suspense>
              <FolderMenu folder={current} onWish={setWish} />
            </Suspense>
          )}
        </div>
      )}
      {wish && (
        <Suspense>
          <FolderDialog wish={wish} onClose={() => setWish(null)} />
        </Suspense>
      )}
    </div>
  )
}

interface FolderPlacesProps {
  folder: LibraryFolder
  all: readonly LibraryFolder[]
  search: LibrarySearch
}

/** A folder with its subfolders. */
function FolderPlaces({ folder, all, search }: FolderPlacesProps) {
  const inner = all.filter(({ parent_id }) => parent_id === folder.folder_id)
  return [folder, ...inner].map(({ folder_id, parent_id, name, item_count }) => (
    <Place
      key={folder_id}
      icon={Folder}
      to={{ folder: folder_id }}
      isCurrent={search.folder === folder_id}
      isInner={parent_id !== null}
      count={item_count}
    >
      {name}
    </Place>
  ))
}

interface PlaceProps {
  icon: LucideIcon
  to: LibrarySearch
  isCurrent: boolean
  isInner?: boolean
  count?: number
  children: ReactNode
}

function Place({ icon: Icon, to, isCurrent, isInner, count, children }: PlaceProps) {
  return (
    <Link
      to="."
      search={to}
      resetScroll={false}
      aria-current={isCurrent ? 'page' : undefined}
      activeOptions={{ exact: true, includeSearch: true }}
      className={`flex min-h-9 shrink-0 items-center gap-2 rounded-md px-3 text-sm hover:bg-accent pointer-coarse:min-h-11 ${isInner ? 'lg:ml-5' : ''} ${isCurrent ? 'bg-accent font-medium' : 'text-muted-foreground'}`}
    >
      <Icon className="size-4 shrink-0" aria-hidden />
      <span className="max-w-40 truncate lg:max-w-none lg:grow">{children}</span>
      {Boolean(count) && <span className="text-xs tabular-nums">{count}</span>}
    </Link>
  )
}
