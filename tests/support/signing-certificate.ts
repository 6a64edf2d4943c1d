import 'reflect-metadata'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'

const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
}
const DAY_MS = 86_400_000
/** The extended key usage without which C2PA accepts no signature. */
const E_MAIL = '1.3.6.1.5.5.7.3.4'

interface Wanted {
  folder: string
  kind?: 'EC' | 'RSA'
  /** Days from now until it expires. */
  days?: number
  /** If false, no verifier accepts the certificate's signatures. */
  isMeantForSigning?: boolean
}

/** A certificate with its issuer's, and its key, in files like an operator's. */
export async function makeSigningCertificate({
  folder,
  kind = 'EC',
  days = 365,
  isMeantForSigning = true,
}: Wanted): Promise<{ certificate: string; privateKey: string }> {
  const algorithm = kind === 'EC' ? EC : RSA
  const root = await crypto.subtle.generateKey(EC, true, ['sign', 'verify'])
  const own = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const dates = {
    notBefore: new Date(Date.now() - 30 * DAY_MS),
    notAfter: new Date(Date.now() + days * DAY_MS),
  }
  const issuer = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Test Root, O=Test',
    keys: root,
    signingAlgorithm: EC,
    ...dates,
    extensions: [new BasicConstraintsExtension(true, 1, true)],
  })
  const leaf = await X509CertificateGenerator.create({
    subject: 'CN=Test Signer, O=Test',
    issuer: issuer.subject,
    ...dates,
    publicKey: own.publicKey,
    signingKey: root.privateKey,
    signingAlgorithm: EC,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      await AuthorityKeyIdentifierExtension.create(issuer),
      ...(isMeantForSigning ? [new ExtendedKeyUsageExtension([E_MAIL])] : []),
    ],
  })
  return {
    certificate: await save(folder, 'chain.pem', pemOf(leaf, issuer)),
    privateKey: await save(folder, 'key.pem', await pemOfKey(own.privateKey)),
  }
}

const pemOf = (...chain: X509Certificate[]) => chain.map((one) => one.toString('pem')).join('\n')

async function pemOfKey(key: CryptoKey): Promise<string> {
  const bytes = Buffer.from(await crypto.subtle.exportKey('pkcs8', key)).toString('base64')
  return `-----BEGIN PRIVATE KEY-----\n${bytes}\n-----END PRIVATE KEY-----\n`
}

async function save(folder: string, name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text, { mode: 0o600 })
  return path
}
