/* Preloaded into a server by test_power_loss.py. A disk that forgets: beside every file of the folder SYNCED_FROM it
   writes to SYNCED_TO what the file held when it was last synced. After a kill that is all a power cut would leave.
   Files that were deleted are gone with the next sync in the folder, as journaling file systems order it. */

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void drop_deleted(const char *from, const char *to) {
    char original[PATH_MAX], copy[PATH_MAX];
    DIR *folder = opendir(to);
    struct dirent *entry;
    while (folder && (entry = readdir(folder))) {
        snprintf(original, sizeof original, "%s/%s", from, entry->d_name);
        snprintf(copy, sizeof copy, "%s/%s", to, entry->d_name);
        if (entry->d_name[0] != '.' && access(original, F_OK) != 0) unlink(copy);
    }
    if (folder) closedir(folder);
}

static void copy_synced(int fd) {
    const char *from = getenv("SYNCED_FROM"), *to = getenv("SYNCED_TO");
    char link[64], path[PATH_MAX], fresh[PATH_MAX], target[PATH_MAX], buffer[65536];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (!from || !to || length < 0) return;
    path[length] = 0;
    if (strncmp(path, from, strlen(from)) != 0) return;
    snprintf(target, sizeof target, "%s/%s", to, strrchr(path, '/') + 1);
    snprintf(fresh, sizeof fresh, "%s.fresh", target);
    int out = open(fresh, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (out < 0) return;
    /* Read through the same descriptor: closing another one would drop the locks that SQLite holds. */
    off_t at = 0;
    ssize_t got;
    while ((got = pread(fd, buffer, sizeof buffer, at)) > 0) {
        if (write(out, buffer, got) != got) break;
        at += got;
    }
    close(out);
    if (got == 0) rename(fresh, target); /* whole or not at all */
    drop_deleted(from, to);
}

int fsync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
    int done = real(fd);
    if (done == 0) copy_synced(fd);
    return done;
}

int fdatasync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync");
    int done = real(fd);
    if (done == 0) copy_synced(fd);
    return done;
}
