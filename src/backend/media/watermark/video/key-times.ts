import { z } from 'zod'
import { runFfprobe } from '../../ffmpeg.ts'

const Packets = z.object({
  packets: z.array(z.object({ pts_time: z.coerce.number().optional(), flags: z.string() })),
})

/**
 * Times of the key frames of a file without an index. In such a one, ffmpeg jumps to any packet and
 * shows nothing until the next key frame, which may come long after the wanted time.
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
