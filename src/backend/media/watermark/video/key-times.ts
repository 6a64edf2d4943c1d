import { z } from 'zod'
import { runFfprobe } from '../../ffmpeg.ts'

const Packets = z.object({
  packets: z.array(z.object({ pts_time: z.coerce.number().optional(), flags: z.string() })),
})

/**
 * Key frame times of a file without an index. In such a file, ffmpeg seeks to any packet and shows nothing until the
 * next key frame, possibly long after the wanted time.
 */
export async function readKeyTimes(file: string, signal?: AbortSignal): Promise<number[]> {
  const show = ['-select_streams', 'V:0', '-show_entries', 'packet=pts_time,flags']
  const report = Packets.parse(await runFfprobe(file, { signal, show, timeLimitMs: 600_000 }))
  return report.packets
    .flatMap(({ pts_time, flags }) =>
      pts_time !== undefined && flags.includes('K') ? [pts_time] : [],
    )
    .sort((a, b) => a - b)
}
