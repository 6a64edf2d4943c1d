import { Plus } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Switch } from '@/components/ui/switch'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { Specimen } from './specimen'

const VARIANTS = ['primary', 'secondary', 'outline', 'ghost', 'destructive', 'link'] as const
const SIZES = ['sm', 'md', 'lg'] as const

const BADGES = ['neutral', 'primary', 'outline', 'success', 'warning', 'destructive'] as const

/** Buttons, choices and inputs. */
export function Controls() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} title={`Button, ${variant}`}>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {size}
            </Button>
          ))}
          <Button variant={variant}>
            <Plus aria-hidden />
            With icon
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} loading>
            Loading
          </Button>
        </Specimen>
      ))}
      <Specimen title="Icon buttons">
        <Button variant="ghost" size="icon" aria-label="Add">
          <Plus />
        </Button>
        <Button variant="outline" size="icon-sm" aria-label="Add, small">
          <Plus />
        </Button>
      </Specimen>
      <Specimen title="Badge">
        {BADGES.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
      </Specimen>
      <Specimen title="Field">
        <Field label="E-mail" hint="We send a code to it." className="w-60">
          {(control) => <Input {...control} placeholder="you@example.com" />}
        </Field>
        <Field label="E-mail" error="Please enter a valid e-mail address" className="w-60">
          {(control) => <Input {...control} defaultValue="you@" />}
        </Field>
        <Field label="Disabled" className="w-60">
          {(control) => <Input {...control} disabled defaultValue="Not now" />}
        </Field>
      </Specimen>
      <Specimen title="Select and switch">
        <Select aria-label="Sort" defaultValue="new">
          <option value="new">Newest first</option>
          <option value="old">Oldest first</option>
        </Select>
        <Switch aria-label="On" defaultChecked />
        <Switch aria-label="Off" />
        <Switch aria-label="Disabled" disabled />
      </Specimen>
      <Specimen title="Tabs">
        <Tabs defaultValue="one">
          <TabsList>
            <TabsTrigger value="one">Monthly</TabsTrigger>
            <TabsTrigger value="two">Yearly</TabsTrigger>
            <TabsTrigger value="three" disabled>
              Disabled
            </TabsTrigger>
          </TabsList>
          <TabsContent value="one">The first panel</TabsContent>
          <TabsContent value="two">The second panel</TabsContent>
        </Tabs>
      </Specimen>
    </>
  )
}
