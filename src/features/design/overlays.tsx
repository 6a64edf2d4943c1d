import { useState } from 'react'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '@/components/ui/dialog'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '@/components/ui/sheet'
import { Tooltip } from '@/components/ui/tooltip'
import { Specimen } from './specimen'

/** Components that open above the page; shown in the page's own theme. */
export function Overlays() {
  const [opened, setOpened] = useState<'dialog' | 'question' | null>(null)
  const close = () => setOpened(null)
  return (
    <Specimen title="Overlays">
      <Button variant="outline" onClick={() => setOpened('dialog')}>
        Dialog
      </Button>
      <Dialog open={opened === 'dialog'} onOpenChange={close}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>A dialog</DialogTitle>
          <p>Something to read, and a way on.</p>
          <DialogFooter>
            <Button onClick={close}>Go on</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      <Button variant="outline" onClick={() => setOpened('question')}>
        Question
      </Button>
      <AlertDialog open={opened === 'question'} onOpenChange={close}>
        <AlertDialogContent>
          <AlertDialogTitle>Cancel this generation?</AlertDialogTitle>
          <AlertDialogDescription>Its credits are not returned.</AlertDialogDescription>
          <DialogFooter>
            <AlertDialogCancel>Keep it running</AlertDialogCancel>
            <AlertDialogAction>Cancel it</AlertDialogAction>
          </DialogFooter>
        </AlertDialogContent>
      </AlertDialog>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline">Menu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>A label</DropdownMenuLabel>
          <DropdownMenuItem>An item</DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem disabled>A disabled item</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Popover>
        <PopoverTrigger asChild>
          <Button variant="outline">Popover</Button>
        </PopoverTrigger>
        <PopoverContent>Anything at all</PopoverContent>
      </Popover>
      <Sheet>
        <SheetTrigger asChild>
          <Button variant="outline">Sheet</Button>
        </SheetTrigger>
        <SheetContent aria-describedby={undefined}>
          <SheetTitle>A sheet</SheetTitle>
        </SheetContent>
      </Sheet>
      <Tooltip content="A tooltip">
        <Button variant="outline">Tooltip</Button>
      </Tooltip>
    </Specimen>
  )
}
