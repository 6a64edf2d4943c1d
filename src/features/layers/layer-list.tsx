import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronUp, Copy, Eye, EyeOff, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import type { PictureLayer } from '@/contract/layers'
import { type Edit, type Editing, isKept } from './editing'
import { layerName } from './layer-names'

interface LayerListProps {
  editing: Editing
  edit: (edit: Edit) => void
}

/** All layers in stacking order, topmost first. */
export function LayerList({ editing, edit }: LayerListProps) {
  const { document, selectedId } = editing
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold max-lg:sr-only">
        <Trans>Layers</Trans>
      </h2>
      <ol className="flex flex-col gap-0.5">
        {document.layers.toReversed().map((layer) => (
          <LayerRow key={layer.id} layer={layer} isSelected={layer.id === selectedId} edit={edit} />
        ))}
      </ol>
    </section>
  )
}

interface LayerRowProps {
  layer: PictureLayer
  isSelected: boolean
  edit: (edit: Edit) => void
}

function LayerRow({ layer, isSelected, edit }: LayerRowProps) {
  const { t, i18n } = useLingui()
  const { id, is_hidden } = layer
  const icon = { variant: 'ghost', size: 'icon-sm' } as const
  return (
    <li className={cn('rounded-md', isSelected && 'bg-accent')}>
      <div className="flex items-center">
        <button
          type="button"
          aria-pressed={isSelected}
          className={cn(
            'min-h-8 min-w-0 grow truncate rounded-md px-2 text-left text-sm hover:bg-accent pointer-coarse:min-h-11',
            is_hidden && 'text-muted-foreground line-through',
          )}
          onClick={() => edit({ type: 'select', id: isSelected ? null : id })}
        >
          {layerName(i18n, layer)}
        </button>
        {!isKept(layer) && (
          <Button
            {...icon}
            aria-label={is_hidden ? t`Show layer` : t`Hide layer`}
            onClick={() => edit({ type: 'change', id, change: { is_hidden: !is_hidden } })}
          >
            {is_hidden ? <EyeOff /> : <Eye />}
          </Button>
        )}
      </div>
      {isSelected && (
        <div className="flex flex-wrap">
          <Button
            {...icon}
            aria-label={t`Bring forward`}
            onClick={() => edit({ type: 'raise', id })}
          >
            <ChevronUp />
          </Button>
          <Button
            {...icon}
            aria-label={t`Send backward`}
            onClick={() => edit({ type: 'lower', id })}
          >
            <ChevronDown />
          </Button>
          <Button
            {...icon}
            aria-label={t`Duplicate`}
            aria-keyshortcuts="Control+D"
            onClick={() => edit({ type: 'duplicate', id })}
          >
            <Copy />
          </Button>
          {!isKept(layer) && (
            <Button
              {...icon}
              aria-label={t`Delete`}
              aria-keyshortcuts="Delete"
              onClick={() => edit({ type: 'remove', id })}
            >
              <Trash2 />
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
