import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import { handleJob } from '../../queue/job.ts'
import { KEPT, type Module } from '../module.ts'
import { closeLink } from './close-link.ts'
import { createLink } from './create-link.ts'
import { decide } from './decide.ts'
import { listCreatives } from './list-creatives.ts'
import { listFilters } from './list-filters.ts'
import { listLinks } from './list-links.ts'
import { makeVersions } from './make-versions.ts'
import { moveCreatives } from './move-creatives.ts'
import { openReview } from './open-review.ts'
import { openShared } from './open-shared.ts'
import { proposeWords } from './propose-words.ts'
import { removeCreatives } from './remove-creatives.ts'
import { renameCreative } from './rename-creative.ts'
import { resolveComment } from './resolve-comment.ts'
import { listReviewNews, markReviewNewsSeen } from './review-news.ts'
import { saveCreative } from './save-creative.ts'
import { showCreative } from './show-creative.ts'
import { showLog } from './show-log.ts'
import { showReview } from './show-review.ts'
import { showVersions } from './show-versions.ts'
import { tellReviewJob } from './tell-review.job.ts'
import { deleteComment, editComment, writeComment } from './write-comment.ts'

export { type CreativeRow, findCreatives, nameCreatives } from './creative-access.ts'
export { creativeViews } from './creative-view.ts'
export { dropCreatives } from './drop-creatives.ts'
export { creativesOfUser, eraseCreatives, forgetReviewer } from './erase-creatives.ts'
export { findKnownBrief, type KnownBrief } from './known-brief.ts'
export { findSavedFiles } from './saved-files.ts'

export const creativesModule: Module = {
  name: 'creatives',
  keeps: {
    creative_link_items: 'as long as the link',
    creative_links: 'as long as the creatives; expired ones open nothing',
    creatives: KEPT.withTheirOwner,
    review_comments: 'as long as the link',
    review_decisions: 'as long as the link',
    review_reads: 'as long as the link',
  },
  routes(app) {
    const { creatives, reviews } = contract
    mount(app, creatives.save, saveCreative)
    mount(app, creatives.log, showLog)
    mount(app, creatives.list, listCreatives)
    mount(app, creatives.filters, listFilters)
    mount(app, creatives.move, moveCreatives)
    mount(app, creatives.remove, removeCreatives)
    mount(app, creatives.detail, showCreative)
    mount(app, creatives.rename, renameCreative)
    mount(app, creatives.versions, showVersions)
    mount(app, creatives.proposeWords, proposeWords)
    mount(app, creatives.makeVersions, makeVersions)
    mount(app, reviews.createLink, createLink)
    mount(app, reviews.listLinks, listLinks)
    mount(app, reviews.closeLink, closeLink)
    mount(app, reviews.openShared, openShared)
    mount(app, reviews.open, openReview)
    mount(app, reviews.comment, writeComment)
    mount(app, reviews.editComment, editComment)
    mount(app, reviews.deleteComment, deleteComment)
    mount(app, reviews.decide, decide)
    mount(app, reviews.ofCreative, showReview)
    mount(app, reviews.resolveComment, resolveComment)
    mount(app, reviews.news, listReviewNews)
    mount(app, reviews.markNewsSeen, markReviewNewsSeen)
  },
  jobs: (context) => [
    handleJob(tellReviewJob, async () => {
      const { tellReview } = await import('./tell-review.ts')
      return (payload) => tellReview(context, payload)
    }),
  ],
}
