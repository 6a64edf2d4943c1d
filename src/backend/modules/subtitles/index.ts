import { asc, eq } from 'drizzle-orm'
import { contract } from '../../../contract/contract.ts'
import type { Executor } from '../../db/database.ts'
import { mount } from '../../http/mount.ts'
import { KEPT, type Module } from '../module.ts'
import { createTrack } from './create-track.ts'
import { listTracks } from './list-tracks.ts'
import { removeTrack, saveTrack, showTrack } from './save-track.ts'
import { showWaveform } from './show-waveform.ts'
import { subtitleTracks } from './tables.ts'
import { translateCues } from './translate-cues.ts'

export { findSubtitledFiles } from './track-row.ts'

/** Erases the subtitles of a deleted account or a closed team. */
export const eraseSubtitles = (executor: Executor, of: { userId: string } | { teamId: string }) =>
  executor
    .delete(subtitleTracks)
    .where(
      'userId' in of ? eq(subtitleTracks.userId, of.userId) : eq(subtitleTracks.teamId, of.teamId),
    )

/** A user's subtitles, for their data export. */
export const subtitlesOfUser = (executor: Executor, userId: string) =>
  executor
    .select()
    .from(subtitleTracks)
    .where(eq(subtitleTracks.userId, userId))
    .orderBy(asc(subtitleTracks.id))

export const subtitlesModule: Module = {
  name: 'subtitles',
  keeps: { subtitle_tracks: KEPT.withTheirOwner },
  routes(app) {
    mount(app, contract.subtitles.list, listTracks)
    mount(app, contract.subtitles.create, createTrack)
    mount(app, contract.subtitles.translate, translateCues)
    mount(app, contract.subtitles.detail, showTrack)
    mount(app, contract.subtitles.save, saveTrack)
    mount(app, contract.subtitles.remove, removeTrack)
    mount(app, contract.subtitles.waveform, showWaveform)
  },
}
