/** A placeholder as high as the prompt tools. */
export const ToolsRoom = () => <div aria-hidden className="h-8 pointer-coarse:h-11" />
