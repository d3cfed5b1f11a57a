/** When a process began, as an opaque word; undefined when no such process runs. Tells a reused pid from its old owner. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export function processStart(pid: number): string | undefined {
  return fromProc(pid) ?? fromPs(pid);
}

// The 22nd field of /proc/<pid>/stat counts the clock since boot; the name before it may hold spaces.
function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : `${bootId()}:${fields[19]}`;
  } catch {
    return undefined;
  }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function fromPs(pid: number): string | undefined {
  if (process.platform === 'linux') return undefined;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
