/** `npm run sbom`: writes the bill of materials of package-lock.json, as CycloneDX 1.6, to dist/sbom.json. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

type Locked = {
  version: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
export type LockFile = { name: string; version: string; packages: Record<string, Locked> };

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Every package of the lock file, the ones for development marked as excluded from what runs. A package that names no
 * license has none here. @param made when and under which number the list was made
 */
export function billOfMaterials(lock: LockFile, made: { at: Date; uuid: string }) {
  const paths = Object.keys(lock.packages).filter((path) => path !== '');
  const product = { type: 'application', 'bom-ref': 'product', name: lock.name, version: lock.version };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${made.uuid}`,
    version: 1,
    metadata: { timestamp: made.at.toISOString(), component: product },
    components: paths.map((path) => component(path, lock)),
    dependencies: [
      { ref: 'product', dependsOn: neededBy('', lock) },
      ...paths.map((path) => ({ ref: path, dependsOn: neededBy(path, lock) })),
    ],
  };
}

// The place is the reference: two copies of one version may have different packages below them.
function component(path: string, lock: LockFile) {
  const { version, integrity, license, dev, optional, devOptional } = lock.packages[path] as Locked;
  const name = nameOf(path);
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`,
    scope: dev ? 'excluded' : optional || devOptional ? 'optional' : 'required',
    ...(integrity && { hashes: integrity.split(' ').map(hash) }),
    ...(license && { licenses: [licenseOf(license)] }),
  };
}

// The lock file has hashes in base64, CycloneDX in hexadecimal digits.
function hash(integrity: string) {
  const [algorithm = '', digest = ''] = integrity.split(/-(.*)/s);
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
}

const licenseOf = (license: string) =>
  / /.test(license) ? { expression: license } : { license: { id: license } };

/** Where npm finds what the package at a path asks for: beside it, or in a folder further up. */
function neededBy(path: string, { packages }: LockFile): string[] {
  const { dependencies, optionalDependencies } = packages[path] as Locked;
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  const found = names.map((name) => foldersUp(path).map((folder) => `${folder}node_modules/${name}`));
  return found.flatMap((places) => places.find((place) => packages[place]) ?? []).sort();
}

function foldersUp(path: string): string[] {
  if (!path) return [''];
  return [`${path}/`, ...foldersUp(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))))];
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function main() {
  const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as LockFile;
  const bill = billOfMaterials(lock, { at: new Date(), uuid: randomUUID() });
  mkdirSync(`${root}dist`, { recursive: true });
  writeFileSync(`${root}dist/sbom.json`, `${JSON.stringify(bill, null, 2)}\n`);
  const unnamed = bill.components.filter((one) => !('licenses' in one)).map(({ purl }) => purl);
  process.stdout.write(`dist/sbom.json: ${bill.components.length} packages.\n`);
  if (unnamed.length > 0) process.stdout.write(`No license named in the lock file: ${unnamed.join(', ')}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
