import { standBack } from '../../system/niceness.ts'
import { openLibrary } from './library.ts'
import { readCredentials } from './read-credentials.ts'
import { signFile } from './sign-file.ts'
import { SignRequest } from './sign-request.ts'

/** The signing process, which runs while its parent lives: hashing a video would delay requests. */
standBack('awaited')
const library = openLibrary()
process.on('message', (question) => {
  sign(question).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))

/** Signs a file and verifies the result. */
async function sign(question: unknown) {
  const request = SignRequest.parse(question)
  await signFile(await library, request)
  const { faults } = await readCredentials(await library, request.out, request.mimeType)
  return { faults }
}
