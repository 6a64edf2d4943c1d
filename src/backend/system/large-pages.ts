/**
 * Makes a child's C library request 2 MB pages where the kernel leaves that to programs (`madvise`): frames are large,
 * and faulting in every 4 KB page costs more than computing them. Saves a fifth of a removal's time at 1080p. Other C
 * libraries ignore it. See "Memory Allocation Tunables" in the manual of glibc 2.35 and later.
 */
export const LARGE_PAGES = { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' } as const
