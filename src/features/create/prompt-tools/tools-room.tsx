/** As high as what can be done with the words of a prompt. */
export const ToolsRoom = () => <div aria-hidden className="h-8 pointer-coarse:h-11" />
