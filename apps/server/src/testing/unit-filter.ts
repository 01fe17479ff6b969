import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** System calls of systemd's groups that an unprivileged program might use, with numbers for x86-64 and arm64. */
const groups: Readonly<Record<string, Readonly<Record<string, readonly [number | null, number | null]>>>> = {
  '@privileged': {
    chown: [92, null],
    fchown: [93, 55],
    fchownat: [260, 54],
    chroot: [161, 51],
    setuid: [105, 146],
    setreuid: [113, 145],
    setresuid: [117, 147],
    setgroups: [116, 159],
    capset: [126, 91],
    bpf: [321, 280],
  },
  '@resources': {
    setpriority: [141, 140],
    sched_setscheduler: [144, 119],
    sched_setparam: [142, 118],
    sched_setaffinity: [203, 122],
    sched_setattr: [314, 274],
    setrlimit: [160, 164],
    ioprio_set: [251, 30],
    mbind: [237, 235],
    set_mempolicy: [238, 237],
  },
};

const unit = join(import.meta.dirname, '../../../../packaging/portal.service');
const isArm = process.arch === 'arm64';

/** Numbers of the system calls that the shipped unit rejects on this machine. */
function refusedCalls(besides: readonly string[]): readonly number[] {
  const lines = [...readFileSync(unit, 'utf8').matchAll(/^SystemCallFilter=(~?)(.*)$/gm)];
  const refused = new Map<string, number | null>();
  for (const [, denies, names = ''] of lines)
    for (const name of names.split(' ')) {
      const group = groups[name];
      if (denies === '~' && !group)
        throw new Error(`The filter denies ${name}, which this test does not know.`);
      if (denies === '~')
        for (const [call, numbers] of Object.entries(group ?? {})) refused.set(call, numbers[isArm ? 1 : 0]);
      else refused.delete(name);
    }
  for (const group of Object.values(groups))
    for (const call of besides) if (group[call]) refused.set(call, group[call][isArm ? 1 : 0]);
  return [...refused.values()].filter((number) => number !== null);
}

/** Installs the filter, which rejects calls with EPERM as the unit does, and executes the program. */
const launcher = `
  my ($prctl, $calls, @program) = @ARGV;
  my @code = (pack('SCCL', 0x20, 0, 0, 0));
  push @code, pack('SCCL', 0x15, 0, 1, $_), pack('SCCL', 0x06, 0, 0, 0x50001) for split /,/, $calls;
  push @code, pack('SCCL', 0x06, 0, 0, 0x7fff0000);
  my $filter = join '', @code;
  my $given = pack('S x6 P', scalar @code, $filter);
  syscall($prctl, 38, 1, 0, 0, 0) == 0 or die "no_new_privs: $!";
  syscall($prctl, 22, 2, $given) == 0 or die "seccomp: $!";
  exec @program or die "exec: $!";
`;

/**
 * Runs a program from source under the restrictions of the shipped systemd unit; returns its output. Linux only.
 *
 * @param besides Further system calls to reject.
 */
export async function runUnderUnit(program: string, besides: readonly string[] = []): Promise<string> {
  const child = spawn(
    'perl',
    ['-e', launcher, isArm ? '167' : '157', refusedCalls(besides).join(), process.execPath, program],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return text(child.stdout);
}
